import { AppError } from "./errors";
import { INVISIBLE_CHARACTERS, isVisibleText } from "./text";

/**
 * Refuses invisible characters in changed names. A name that is already stored is accepted, so that
 * its row can be edited.
 * @param readStored called only for a name with such characters; returns null for a missing row.
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
