import type { OfflinePictures } from "@/lib/client/device/service-worker";
import { nextTask } from "@/lib/client/next-task";
import { paths } from "@/lib/core/paths";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { loadFindPictogram } from "@/lib/features/pictograms/client/use-pictogram";

/** Names that are matched at once: a hundred keep a phone busy for longer than the 50 ms of a long task. */
const NAMES_AT_ONCE = 20;

/**
 * Returns the paths of the photos, and of the chosen or found pictograms for locations and items without a photo.
 * Returns no pictograms if the tables of words cannot be loaded.
 */
export async function listPictures(
  locations: readonly Location[],
  items: readonly Item[],
): Promise<OfflinePictures> {
  const named = [
    ...locations.map((location) => ({ ...location, supermarketItemName: null })),
    ...items,
  ];
  const photos = named.flatMap(({ photo }) =>
    photo === null || photo.startsWith("data:") ? [] : [paths.file(photo, { isSmall: true })],
  );
  const find = await loadFindPictogram();
  if (!find) return { photos };
  const pictures = new Set<string>();
  const withoutPhoto = named.filter(({ photo }) => photo === null);
  for (const [index, { name, pictogram, supermarketItemName }] of withoutPhoto.entries()) {
    if (index % NAMES_AT_ONCE === 0) await nextTask();
    const picture = pictogram ?? find(name, supermarketItemName)?.picture;
    if (picture !== undefined) pictures.add(picture);
  }
  return { photos, pictograms: [...pictures].map((name) => paths.pictogram(name)) };
}
