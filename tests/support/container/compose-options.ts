import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const composeFile = z.object({
  services: z.object({
    larder: z.object({
      user: z.string(),
      init: z.boolean(),
      read_only: z.boolean(),
      tmpfs: z.array(z.string()),
      cap_drop: z.array(z.string()),
      security_opt: z.array(z.string()),
      shm_size: z.string(),
      stop_grace_period: z.templateLiteral([z.number(), "s"]),
      environment: z.record(z.string(), z.union([z.string(), z.number()])),
      volumes: z.tuple([z.string()]),
    }),
  }),
});

/** Returns the options of podman that do what compose.yaml does. The volume has the name `volume`. */
export function composeOptions(volume: string): string[] {
  const { larder } = composeFile.parse(parse(readFileSync("compose.yaml", "utf8"))).services;
  const mountPoint = larder.volumes[0].replace(/^.*:/, "");
  return [
    `--user=${larder.user}`,
    `--init=${larder.init}`,
    `--read-only=${larder.read_only}`,
    // In a read-only container Podman mounts additional temporary file systems by default, and Docker does not.
    "--read-only-tmpfs=false",
    ...larder.tmpfs.map((place) => `--tmpfs=${place}`),
    ...larder.cap_drop.map((name) => `--cap-drop=${name}`),
    ...larder.security_opt.map((option) => `--security-opt=${option}`),
    `--shm-size=${larder.shm_size}`,
    `--stop-timeout=${Number.parseInt(larder.stop_grace_period)}`,
    ...Object.entries(larder.environment).map(([name, value]) => `--env=${name}=${value}`),
    `--volume=${volume}:${mountPoint}`,
  ];
}
