// Starts the app. The element with the id `loading` is there until the app takes it away.
import init, { initSync, run } from "./app.js";
import { setMain } from "./chapters.js";

// Said where the app's own words have not come.
const NO_WORDS = {
  en: "Orrery couldn’t load its words. Check your connection and reload the page.",
  ro: "Orrery nu și-a putut încărca textele. Verifică conexiunea și reîncarcă pagina.",
  ru: "Не удалось загрузить тексты Orrery. Проверьте подключение к сети и обновите страницу.",
  hu: "Az Orrery szövegeit nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.",
};

function say(text, error) {
  console.error(error);
  const loading = document.querySelector("#loading p");
  if (loading) loading.textContent = text;
}

try {
  await init();
  setMain(initSync);
  await run().catch((error) => say(NO_WORDS[document.documentElement.lang] ?? NO_WORDS.en, error));
} catch (error) {
  say(`Orrery cannot start in this browser: ${error}`, error);
}
