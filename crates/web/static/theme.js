// Runs before the first paint, so that a chosen theme or language never flashes as another one.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("orrery.theme");
    if (["light", "dark", "contrast"].includes(theme)) root.dataset.theme = theme;
    const known = ["en", "ro", "ru", "hu"];
    const wanted = [localStorage.getItem("orrery.lang"), ...navigator.languages];
    const found = wanted.map((tag) => tag && tag.slice(0, 2).toLowerCase()).find((tag) => known.includes(tag));
    if (found) root.lang = found;
  } catch {
    // Storage can be forbidden; then the system's theme and English do.
  }
})();
