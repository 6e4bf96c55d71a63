import { expect, inject } from "vitest";
import { findFreePort } from "@/tests/support/start-app";
import { inStore } from "./build-image";
import { composeOptions } from "./compose-options";
import { run } from "./run";

const IMAGE = "localhost/larder";

/** A running container in the network of this machine. */
export interface Container {
  url: string;
  /** Runs a command in the container and returns its output. */
  exec: (...command: string[]) => Promise<string>;
  /** Sends SIGTERM, and SIGKILL after the stop_grace_period of compose.yaml. Returns the exit code. */
  stop: () => Promise<number>;
  kill: () => Promise<unknown>;
  /** Returns what the container has printed so far. */
  output: () => Promise<string>;
}

interface Options {
  /** The name of a volume, which is created when it is missing. */
  volume: string;
  env?: Record<string, string>;
  /** A folder of this machine that is mounted at /backups. */
  backups?: string;
}

const podman = (...args: string[]) => {
  const store = inject("store");
  const places = [`--tmpdir=${store}/tmp`, "--cgroup-manager=cgroupfs", "--events-backend=none"];
  return run("podman", [...inStore(store), ...places, "--runtime=runc", ...args]);
};

function options({ volume, env = {}, backups }: Options): string[] {
  return [
    ...composeOptions(volume),
    ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
    ...(backups === undefined ? [] : [`--volume=${backups}:/backups`]),
    // Podman's default limits can be higher than the limits of this process, which it may not exceed.
    "--ulimit=nofile=1024:1024",
    "--ulimit=nproc=1024:1024",
  ];
}

/** Starts the server of the image as compose.yaml describes it, and waits until its health check passes. */
export async function startContainer(what: Options): Promise<Container> {
  const port = String(await findFreePort());
  // By default the image listens on all interfaces. The container of a test must not be reachable from other machines.
  const env = { HOST: "127.0.0.1", PORT: port, ...what.env };
  const id = await podman("run", "--detach", "--network=host", ...options({ ...what, env }), IMAGE);
  const output = () => podman("logs", id);
  const exitCode = async () => Number(await podman("wait", id));
  await expect
    .poll(() => podman("healthcheck", "run", id).then(() => "healthy", output), {
      timeout: 120_000,
      interval: 500,
    })
    .toBe("healthy");
  return {
    url: `http://127.0.0.1:${port}`,
    exec: (...command) => podman("exec", id, ...command),
    stop: async () => {
      await podman("stop", id);
      return exitCode();
    },
    kill: async () => {
      await podman("kill", "--signal=KILL", id);
      await exitCode();
    },
    output,
  };
}

/** Runs a command in a container of its own, without a network, and returns its output. */
export function runInContainer(what: Options, ...command: string[]): Promise<string> {
  return podman("run", "--rm", "--network=none", ...options(what), IMAGE, ...command);
}
