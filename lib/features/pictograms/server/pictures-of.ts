import "server-only";
import { LRUCache } from "lru-cache";
import { findPictogram } from "../model/match-name";
import { type NamedRow, pictureKey, type Pictures } from "../model/pictures";

/** The number of names whose picture is remembered: those of about a hundred households. */
const MAX_NAMES = 10_000;

/** The number of searches for one page. The longest possible names take 0.5 ms each, and nothing else runs meanwhile. */
const MAX_SEARCHES = 200;

const remembered = new LRUCache<string, { picture: string | null }>({ max: MAX_NAMES });

/**
 * Returns the pictures of rows without a photo and without a chosen pictogram, so that the page shows them without
 * loading the tables of words. Leaves out names after the first 200 that are not remembered. The browser searches for
 * those itself.
 */
export function picturesOf(rows: readonly NamedRow[]): Pictures {
  const pictures = new Map<string, string | null>();
  let searches = 0;
  for (const { name, supermarketItemName, photo, pictogram = null } of rows) {
    if (photo !== null || pictogram !== null) continue;
    const key = pictureKey(name, supermarketItemName);
    let picture = remembered.get(key)?.picture;
    if (picture === undefined) {
      if (searches === MAX_SEARCHES) continue;
      searches += 1;
      picture = findPictogram(name, supermarketItemName)?.picture ?? null;
      remembered.set(key, { picture });
    }
    pictures.set(key, picture);
  }
  return pictures;
}
