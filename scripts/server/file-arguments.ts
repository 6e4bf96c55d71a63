import path from "node:path";
import { StartError } from "@/lib/server/start-error";

const FORCE = "--force";

/**
 * Parses `FILE [--force]`. A relative FILE is resolved from the folder in which npm was called; npm
 * runs the command in another one.
 * @throws {StartError} for other arguments, with the given example.
 */
export function readFileArguments(
  values: readonly string[],
  example: string,
): { file: string; isForced: boolean } {
  const [name, ...more] = values.filter((value) => value !== FORCE);
  if (name === undefined || name.startsWith("-") || more.length > 0) {
    throw new StartError(`Name one file, such as: ${example} (${FORCE} is the only option)`);
  }
  return {
    file: path.resolve(process.env.INIT_CWD ?? "", name),
    isForced: values.includes(FORCE),
  };
}
