// Runs before the first paint, so that a chosen theme or language never flashes as another one, and the words of the
// language come together with the app.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    const theme = localStorage.getItem("orrery.theme");
    if (["light", "dark", "contrast"].includes(theme)) root.dataset.theme = theme;
    chosen = localStorage.getItem("orrery.lang");
  } catch {
    // Storage can be forbidden; then the system's theme and language do.
  }
  const fileOf = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
  // Older systems in Moldova still ask for "mo".
  const languageOf = (tag) => tag?.split(/[^a-z]/i)[0].toLowerCase().replace(/^mo$/, "ro");
  const wanted = [chosen, ...navigator.languages].map(languageOf);
  // For "pseudo", which is made from English, nothing is fetched ahead.
  root.lang = wanted.find((language) => language === "pseudo" || fileOf(`words-${language}-app`)) ?? "en";
  const page = location.pathname.split("/")[1];
  for (const name of [`words-${root.lang}-app`, `words-${root.lang}-${page}`, `lessons-${page}`]) {
    const file = fileOf(name);
    if (!file) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", href: file, crossOrigin: "anonymous" });
    document.head.append(link);
  }
})();
