import "server-only";
import { LRUCache } from "lru-cache";
import { findPictogram } from "../model/match-name";
import { type NamedRow, pictureKey, type Pictures } from "../model/pictures";

/** The number of names whose picture is remembered: those of about a hundred households. */
const MAX_NAMES = 10_000;

const remembered = new LRUCache<string, { picture: string | null }>({ max: MAX_NAMES });

/** Returns the pictures of rows without a photo, so that the page shows them without loading the tables of words. */
export function picturesOf(rows: readonly NamedRow[]): Pictures {
  return new Map(
    rows
      .filter(({ photo }) => photo === null)
      .map(({ name, supermarketItemName }) => [
        pictureKey(name, supermarketItemName),
        pictureOf(name, supermarketItemName),
      ]),
  );
}

function pictureOf(name: string, supermarketName?: string | null): string | null {
  const key = pictureKey(name, supermarketName);
  const known = remembered.get(key);
  if (known) return known.picture;
  const picture = findPictogram(name, supermarketName)?.picture ?? null;
  remembered.set(key, { picture });
  return picture;
}
