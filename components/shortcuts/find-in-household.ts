import type { LucideIcon } from "lucide-react";
import { paths } from "@/lib/core/paths";
import { isTemporaryId } from "@/lib/core/temporary-id";
import type { Item } from "@/lib/features/items/model/dto";
import { fold, matchesText, wordsOf } from "@/lib/features/items/model/match-text";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Destination } from "./shortcut-table";

/** The maximum numbers of results of each kind. */
const MOST_ITEMS = 8;
const MOST_LOCATIONS = 4;
const MOST_SCREENS = 4;

/** A place that the palette opens. */
export type Found = { href: string } & (
  | { kind: "item"; item: Item; location: string | undefined }
  | { kind: "location"; location: Location; itemCount: number }
  | { kind: "screen"; title: string; icon: LucideIcon }
  /** The items screen with all items that match the text. */
  | { kind: "allItems"; itemCount: number }
);

interface Household {
  items: readonly Item[];
  locations: readonly Location[];
  screens: readonly Destination[];
}

/**
 * Returns the items, locations and screens that match a text, those first whose name begins with it. Without a text
 * returns all screens.
 */
export function findInHousehold(text: string, { items, locations, screens }: Household): Found[] {
  if (wordsOf(text).length === 0) return screens.map(toScreen);
  const named = (name: string) => ({ name, supermarketItemName: null });
  const foundItems = items.filter((item) => matchesText(item, text));
  const foundLocations = locations.filter(({ name }) => matchesText(named(name), text));
  const foundScreens = screens.filter(({ title }) => matchesText(named(title), text));
  const nameOf = new Map(locations.map(({ id, name }) => [id, name]));
  return [
    ...byBeginning(foundItems, text, ({ name }) => name)
      .slice(0, MOST_ITEMS)
      .map((item): Found => {
        const { id, locationId } = item;
        // An item that waits on this device has no page yet.
        const href = isTemporaryId(id) ? paths.items({ item: id }) : paths.item(id);
        return { kind: "item", item, location: nameOf.get(locationId), href };
      }),
    ...byBeginning(foundLocations, text, ({ name }) => name)
      .slice(0, MOST_LOCATIONS)
      .map((location): Found => ({
        kind: "location",
        location,
        itemCount: items.filter(({ locationId }) => locationId === location.id).length,
        href: paths.items({ locationId: location.id }),
      })),
    ...byBeginning(foundScreens, text, ({ title }) => title)
      .slice(0, MOST_SCREENS)
      .map(toScreen),
    ...(foundItems.length > 1
      ? [
          {
            kind: "allItems",
            itemCount: foundItems.length,
            href: paths.items({ q: text.trim() }),
          } as const,
        ]
      : []),
  ];
}

function toScreen({ title, href, icon }: Destination): Found {
  return { kind: "screen", title, href, icon };
}

/** Sorts the entries: first those whose name begins with the text, then the others. */
function byBeginning<Entry>(
  entries: readonly Entry[],
  text: string,
  nameOf: (entry: Entry) => string,
): Entry[] {
  const key = fold(text.trim());
  const begins = (entry: Entry) => fold(nameOf(entry)).startsWith(key);
  return [...entries.filter(begins), ...entries.filter((entry) => !begins(entry))];
}
