import { neighbours } from "./screen-sequence";

interface Photographed {
  id: number;
  photo: string | null;
}

/** The largest number of following items whose photos are preloaded. */
const FOLLOWING_ITEMS = 3;

/**
 * Returns the photos that the next screens of a check show: of up to three following items of the location, and of the
 * next location.
 * @param itemId the shown item; null before the first one
 */
export function upcomingPhotos(
  {
    locations,
    items,
  }: {
    locations: readonly Photographed[];
    items: readonly (Photographed & { locationId: number })[];
  },
  locationId: number,
  itemId: number | null,
): string[] {
  const following = items
    .filter((item) => item.locationId === locationId && item.photo !== null)
    .filter(({ id }) => itemId === null || id > itemId)
    .toSorted((a, b) => a.id - b.id)
    .slice(0, FOLLOWING_ITEMS);
  const { next } = neighbours(locations, locationId);
  return [...following, ...(next ? [next] : [])].flatMap(({ photo }) => photo ?? []);
}
