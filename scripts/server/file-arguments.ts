import path from "node:path";
import { StartError } from "@/lib/server/start-error";

const FORCE = "--force";

/**
 * Reads `FILE [--force]`. A relative FILE is meant from where the person called npm, which is not where npm
 * runs the command.
 * @throws {StartError} for anything else, with the example that it is given.
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
