// Runs before each component test file. The files of a worker share one window, so this removes what a file left in it,
// and waits for pending steps in the history after each test.
import { afterAll, afterEach } from "vitest";

const add = window.addEventListener.bind(window);
const added: Parameters<typeof add>[] = [];

window.addEventListener = (...listener: Parameters<typeof add>) => {
  added.push(listener);
  add(...listener);
};

// A test may replace the timers.
const wait = window.setTimeout.bind(window);
const hasDialogEntry = () => {
  const state = window.history.state as { openDialogs?: number } | null;
  return Boolean(state?.openDialogs);
};

afterEach(async () => {
  // A dialog that is unmounted while it is open goes back in the history, which is done in a later task.
  for (let turn = 0; turn < 20 && hasDialogEntry(); turn += 1)
    await new Promise((resolve) => void wait(resolve));
});

afterAll(() => {
  // The components of the test file are unmounted, but its modules may still have listeners, such as the
  // `popstate` listener of the dialogs.
  window.addEventListener = add;
  for (const [type, listener, options] of added)
    window.removeEventListener(type, listener, options);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
  }
  window.history.replaceState(null, "", "/");
});
