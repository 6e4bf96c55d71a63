/** An answer that comes when the test says so. `Promise.withResolvers` is younger than our oldest Node. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
