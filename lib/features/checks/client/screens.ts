import { readId } from "@/lib/core/ids";
import { paths } from "@/lib/core/paths";
import { type Segment, type SegmentOf, segmentOf } from "@/lib/core/screens";
import { readKnownId } from "@/lib/core/temporary-id";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Check, Count } from "../model/dto";
import {
  type CheckScreen,
  type CountScreenName,
  nextLocationScreen,
  type Round,
} from "../model/screen-sequence";
import type { CountEntry } from "./overlay-counts";

/** Parses the ids of a path. An id is null when it is missing or malformed. The second one may be temporary. */
type ReadIds = (first: number | null, second: number | null) => CheckScreen | null;

function readCountScreen(name: CountScreenName): ReadIds {
  return (locationId, itemId) =>
    locationId === null || itemId === null ? null : { name, locationId, itemId };
}

const readIds: Record<SegmentOf<"check">, ReadIds> = {
  "inventory-check": () => ({ name: "start" }),
  "location-check": (id) => (id === null ? null : { name: "locationCheck", locationId: id }),
  "location-nav": (id) => (id === null ? null : { name: "locationNav", locationId: id }),
  "location-sheet": (id) => (id === null ? null : { name: "locationSheet", locationId: id }),
  "location-summary": (id) => (id === null ? null : { name: "locationSummary", locationId: id }),
  "item-check": readCountScreen("itemCheck"),
  "item-single-check": readCountScreen("itemSingleCheck"),
  "inventory-complete": (id) => (id === null ? null : { name: "inventoryComplete", updateId: id }),
};

function isOfCheck(segment: Segment): segment is SegmentOf<"check"> {
  return Object.hasOwn(readIds, segment);
}

/** Parses a path into the screen of the check that it shows. */
export function readScreen(pathname: string): PresentScreen {
  const segment = segmentOf(pathname);
  if (segment === null || !isOfCheck(segment)) return null;
  const [, , first, second] = pathname.split("/");
  return readIds[segment](readId(first), readKnownId(second)) ?? "invalid";
}

/** What a path shows: a screen of the check, "invalid" for malformed ids, or null for any other page. */
export type PresentScreen = CheckScreen | "invalid" | null;

/** Returns whether the screen is one on which a single item is counted. */
export function isCountScreen(
  screen: PresentScreen,
): screen is Extract<CheckScreen, { itemId: number }> {
  return screen !== null && screen !== "invalid" && "itemId" in screen;
}

/** Returns whether a screen belongs to a running check. The start screen does not. */
export function isInCheck(screen: PresentScreen): boolean {
  return screen !== null && screen !== "invalid" && screen.name !== "start";
}

/** Parses the round of a count screen from a query string. */
export function readRound(query: string): Round | undefined {
  const round = new URLSearchParams(query).get("missing");
  return round === "location" || round === "check" ? round : undefined;
}

/** Returns the address of a screen: its path, and `?missing=` in a round that counts only the missing items. */
export function pathOfScreen(screen: CheckScreen): string {
  const path = barePathOf(screen);
  return "round" in screen && screen.round ? `${path}?missing=${screen.round}` : path;
}

function barePathOf(screen: CheckScreen): string {
  switch (screen.name) {
    case "start":
      return paths.inventoryCheck();
    case "locationCheck":
      return paths.locationCheck(screen.locationId);
    case "locationNav":
      return paths.locationNav(screen.locationId);
    case "locationSheet":
      return paths.locationSheet(screen.locationId);
    case "locationSummary":
      return paths.locationSummary(screen.locationId);
    case "itemCheck":
      return paths.itemCheck(screen.locationId, screen.itemId);
    case "itemSingleCheck":
      return paths.itemSingleCheck(screen.locationId, screen.itemId);
    case "inventoryComplete":
      return paths.inventoryComplete(screen.updateId);
  }
}

/** The data of the check's screens: the checking sequence, the items by id, the running check and its counts. */
export interface CheckData {
  locations: readonly Location[];
  items: readonly Item[];
  check: Check | null;
  /** Counts, including pending ones. */
  counts: readonly Count[];
  /** The ids of items with a pending count. */
  unsentItemIds: ReadonlySet<number>;
  /** The last refused count by item id. */
  refused: ReadonlyMap<number, CountEntry>;
}

interface InLocation {
  location: Location;
  /** The location's items by id. */
  items: readonly Item[];
}

/** The content of a check screen. */
export type CheckView =
  | { kind: "invalid" }
  | { kind: "unfinished"; check: Check }
  | { kind: "noLocations" }
  | { kind: "begin" }
  | { kind: "noCheck" }
  | { kind: "ended"; updateId: number }
  | { kind: "locationNotFound" }
  | { kind: "itemNotFound"; locationId: number; itemId: number }
  | { kind: "skip"; to: CheckScreen }
  | ({ kind: "locationCheck"; check: Check } & InLocation)
  | ({ kind: "locationNav"; check: Check | null } & InLocation)
  | ({ kind: "locationSheet"; check: Check } & InLocation)
  | ({ kind: "locationSummary"; check: Check } & InLocation)
  | ({
      kind: "count";
      name: CountScreenName;
      check: Check;
      item: Item;
      round: Round | undefined;
    } & InLocation)
  | { kind: "complete"; check: Check };

/**
 * Returns what a screen of the check shows. If several things are wrong, an invalid path has precedence over a missing
 * check, and that over a missing location or item. The list of a location is also shown while no check is running.
 */
export function checkView(screen: CheckScreen | "invalid", data: CheckData): CheckView {
  if (screen === "invalid") return { kind: "invalid" };
  const { locations, check } = data;
  if (screen.name === "start") return startView(data);
  if (screen.name === "inventoryComplete") {
    const { updateId } = screen;
    return check?.id === updateId ? { kind: "complete", check } : { kind: "ended", updateId };
  }
  if (!check && screen.name !== "locationNav") return { kind: "noCheck" };
  const location = locations.find(({ id }) => id === screen.locationId);
  const items = data.items
    .filter(({ locationId }) => locationId === screen.locationId)
    .toSorted((a, b) => a.id - b.id);
  if (screen.name === "itemCheck" || screen.name === "itemSingleCheck") {
    const item = items.find(({ id }) => id === screen.itemId);
    return location && item && check
      ? { kind: "count", name: screen.name, check, location, items, item, round: screen.round }
      : { kind: "itemNotFound", locationId: screen.locationId, itemId: screen.itemId };
  }
  if (!location) return { kind: "locationNotFound" };
  if (screen.name === "locationNav") return { kind: "locationNav", check, location, items };
  if (!check) return { kind: "noCheck" };
  if (screen.name === "locationSheet" || screen.name === "locationSummary") {
    return { kind: screen.name, check, location, items };
  }
  return items.length === 0
    ? { kind: "skip", to: nextLocationScreen(locations, location.id, check.id) }
    : { kind: "locationCheck", check, location, items };
}

/**
 * Returns the start screen. A running check is always shown and can be cancelled, even without
 * locations.
 */
function startView({ locations, check }: CheckData): CheckView {
  if (check) return { kind: "unfinished", check };
  return { kind: locations.length === 0 ? "noLocations" : "begin" };
}
