// The engine: a module Web Worker. It says "ready" when it can be asked; crates/engine-web says what.
import init, { answer, learn } from "./engine.js";

await init();
onmessage = ({ data }) => {
  if (typeof data === "string") reply(data);
  else take(data);
};
postMessage("ready");

function reply(question) {
  try {
    answer(question);
  } catch (error) {
    // A panic ends as a trap of the module. The next question starts afresh.
    postMessage(`${question.split(" ")[0]} error ${error}`);
  }
}

function take([game, bytes]) {
  try {
    learn(new Uint8Array(bytes));
  } catch (error) {
    postMessage(`net ${game} ${error}`);
  }
}
