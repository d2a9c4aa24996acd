// The engine: a module Web Worker. It says "ready" when it can be asked; crates/engine-web says what.
import init, { answer } from "./engine.js";

await init();
onmessage = ({ data }) => {
  try {
    answer(data);
  } catch (error) {
    // A panic ends as a trap of the module. The next question starts afresh.
    postMessage(`${data.split(" ")[0]} error ${error}`);
  }
};
postMessage("ready");
