import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program and returns its output. The error of a failed program contains its output, too. */
export async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, args, {
    maxBuffer: 64 * 1024 * 1024,
    // By default Podman runs health checks through systemd, which is not available on every machine.
    env: { ...process.env, DISABLE_HC_SYSTEMD: "true" },
  });
  return stdout.trim();
}
