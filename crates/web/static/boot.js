// Starts the app. The element with the id `loading` is there until the app takes it away.
import init from "./app.js";

try {
  await init();
} catch (error) {
  console.error(error);
  const loading = document.querySelector("#loading p");
  if (loading) loading.textContent = `Orrery cannot start in this browser: ${error}`;
}
