/** Returns a promise and its `resolve`. The oldest supported Node lacks `Promise.withResolvers`. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
