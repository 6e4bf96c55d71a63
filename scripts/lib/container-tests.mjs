import { ensureDebianPrograms } from "./debian-packages.mjs";
import { runVitest } from "./test-steps.mjs";

/**
 * Builds the container image and runs its tests. Installs Debian's packages that they need.
 * @throws {Error} with a sentence that explains what to do when a program is missing, or root does not run the tests
 */
export async function runContainerTests() {
  if (process.getuid?.() !== 0) {
    throw new Error("The container tests must run as root on Debian: sudo npm run test:container");
  }
  await ensureDebianPrograms({
    "/usr/bin/mmdebstrap": "mmdebstrap",
    "/usr/bin/buildah": "buildah",
    "/usr/bin/podman": "podman",
    "/usr/sbin/runc": "runc",
    "/usr/bin/catatonit": "catatonit",
  });
  return runVitest(["--config=vitest.container.config.ts"]);
}
