import { AppError } from "./errors";
import { INVISIBLE_CHARACTERS, isVisibleText } from "./text";

/**
 * Refuses invisible characters in names that change. A name that is stored already stays valid, so that its row
 * can be edited.
 * @param readStored asked only where a name has such characters; null for a row that is not there.
 * @throws {AppError} `invalid_input` with an issue for each such name.
 */
export async function refuseNewInvisible<Names extends Record<string, string | null | undefined>>(
  names: Names,
  readStored: () => Promise<Partial<Names> | null>,
): Promise<void> {
  const suspects = Object.entries(names).filter(
    ([, name]) => typeof name === "string" && !isVisibleText(name),
  );
  if (suspects.length === 0) return;
  const stored: Record<string, unknown> = (await readStored()) ?? names;
  const issues = suspects
    .filter(([path, name]) => stored[path] !== name)
    .map(([path]) => ({ path, message: INVISIBLE_CHARACTERS }));
  if (issues.length > 0) throw new AppError("invalid_input", INVISIBLE_CHARACTERS, { issues });
}
