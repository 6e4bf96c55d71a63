import { use, useSyncExternalStore } from "react";
import { nextTask } from "@/lib/client/next-task";
import { paths } from "@/lib/core/paths";
import type { findPictogram } from "@/lib/features/pictograms/model/match-name";
import { pictureKey } from "@/lib/features/pictograms/model/pictures";
import { KnownPictures } from "./known-pictures";

type Find = typeof findPictogram;

let find: Find | null | undefined;
let loading: Promise<Find | null> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the tables of words, which are too large for the first load of a page. Resolves to null if
 * they cannot be loaded; the next call tries again.
 */
export function loadFindPictogram(): Promise<Find | null> {
  loading ??= nextTask()
    .then(() => import("@/lib/features/pictograms/model/match-name"))
    .then(
      async ({ findPictogram, prepareWords }) => {
        await prepareWords(nextTask);
        return findPictogram;
      },
      () => {
        loading = undefined;
        return null;
      },
    );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!find) {
    void loadFindPictogram().then((loaded) => {
      find = loaded;
      for (const inform of listeners) inform();
    });
  }
  return () => listeners.delete(listener);
}

/** Subscribes to nothing, because a name that needs no pictogram must not load the tables of words. */
const ignore = () => () => undefined;

/**
 * Returns the path of the pictogram for an item or a location; null if there is none; undefined while the tables are
 * loading. They are loaded for names that the server did not know, such as that of an item added on this device.
 */
export function usePictogram(
  name: string,
  supermarketName: string | null,
  { isNeeded }: { isNeeded: boolean },
): string | null | undefined {
  const known = use(KnownPictures).get(pictureKey(name, supermarketName));
  const loaded = useSyncExternalStore(
    isNeeded && known === undefined ? subscribe : ignore,
    () => find,
    () => undefined,
  );
  if (!isNeeded) return null;
  const picture =
    known === undefined ? loaded && (loaded(name, supermarketName)?.picture ?? null) : known;
  return picture && paths.pictogram(picture);
}
