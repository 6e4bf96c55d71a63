/**
 * Enlarges V8's young generation in all Node processes that this process starts, unless NODE_OPTIONS has a size already.
 * Compilers and test runners create many short-lived objects, and V8's default of 16 MB collects them too often: the
 * type check and ESLint take a fifth less processor time.
 */
export function enlargeYoungGeneration() {
  process.env.NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ""}`.trim();
}
