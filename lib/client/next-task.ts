/** Resolves in a task of its own, so that the work before it and the work after it are not one long task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
