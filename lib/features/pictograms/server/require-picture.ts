import "server-only";
import { AppError } from "@/lib/core/errors";
import { UNKNOWN_PICTOGRAM } from "../model/schema";
import { listPictures } from "../model/topics";

let pictures: ReadonlySet<string> | undefined;

/**
 * Checks a `pictogram` field before it is written.
 * @throws {AppError} `invalid_input` for a name that is not that of a picture.
 */
export function requirePicture(pictogram: string | null | undefined): void {
  if (pictogram === undefined || pictogram === null) return;
  pictures ??= new Set(listPictures());
  if (pictures.has(pictogram)) return;
  const message = UNKNOWN_PICTOGRAM;
  throw new AppError("invalid_input", message, { issues: [{ path: "pictogram", message }] });
}
