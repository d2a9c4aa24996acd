// A board within another page. Every turn is a link that works without this; with it the picture alone is exchanged, keys
// work, and the neighbouring pictures are fetched ahead.
(() => {
  const turns = [...document.querySelectorAll("ol a")];
  const board = document.getElementById("board");
  const source = document.querySelector("picture source");
  const said = document.getElementById("said");
  const list = document.querySelector("ol");
  const last = turns.length - 1;
  let turn = Math.max(0, turns.findIndex((link) => link.hasAttribute("aria-current")));

  const at = (address, number) => address.replace(/([?&]turn=)\d+/, `$1${number}`);
  const ahead = (number) => {
    if (number < 0 || number > last) return;
    const dark = source && matchMedia("(prefers-color-scheme: dark)").matches;
    new Image().src = at(dark ? source.srcset : board.src, number);
  };

  // Only the list is moved, never the page around the frame.
  const seek = (link) =>
    list.scrollTo(
      link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2,
      link.offsetTop - list.offsetTop - (list.clientHeight - link.offsetHeight) / 2,
    );

  function show(number) {
    const wanted = Math.min(last, Math.max(0, number));
    if (wanted === turn) return;
    turns[turn].removeAttribute("aria-current");
    turn = wanted;
    const link = turns[turn];
    link.setAttribute("aria-current", "true");
    seek(link);
    if (source) source.srcset = at(source.srcset, turn);
    board.src = at(board.src, turn);
    board.alt = link.dataset.board;
    said.textContent = link.dataset.said;
    ahead(turn + 1);
    ahead(turn - 1);
  }

  const steps = { first: () => 0, back: () => turn - 1, on: () => turn + 1, last: () => last };
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
  for (const [name, to] of Object.entries(steps)) {
    document.getElementById(name).addEventListener("click", (event) => {
      event.preventDefault();
      show(to());
    });
  }
  turns.forEach((link, number) =>
    link.addEventListener("click", (event) => {
      event.preventDefault();
      show(number);
    }),
  );
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in keys)) return;
    event.preventDefault();
    show(steps[keys[event.key]]());
  });
  if (turns.length) seek(turns[turn]);
  ahead(turn + 1);
  ahead(turn - 1);
})();
