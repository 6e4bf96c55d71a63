import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/** Configuration of `npm run test:container`: the container image, which is built once. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // One test starts a container, and a second one that waits a minute for the lock of the first.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: "container",
          include: ["tests/container/**/*.test.ts"],
          globalSetup: ["tests/support/container/build-image.ts"],
        },
      },
    ],
  },
});
