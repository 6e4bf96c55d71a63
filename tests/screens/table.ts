import type { Segment } from "@/lib/core/screens";
import { checkEntries } from "./entries/check";
import { entranceEntries } from "./entries/entrance";
import { homeEntries } from "./entries/home";
import { itemEntries } from "./entries/items";
import { listEntries } from "./entries/lists";
import { settingsEntries } from "./entries/settings";
import type { Entry } from "./entry";

/** The states of every screen. The type requires at least one state for each row of `lib/core/screens.ts`. */
const table: Record<Segment, readonly [Entry, ...Entry[]]> = {
  ...entranceEntries,
  ...homeEntries,
  ...itemEntries,
  ...checkEntries,
  ...listEntries,
  ...settingsEntries,
};

/** A state with the name of its screen. */
export interface State {
  screen: string;
  entry: Entry;
}

/** Returns all states, in the order of the table. */
export function listStates(): State[] {
  return Object.entries(table).flatMap(([segment, entries]) =>
    entries.map((entry) => ({ screen: screenName(segment), entry })),
  );
}

/**
 * Returns the state of a screen by its name.
 * @throws when the screen has no such state
 */
export function stateOf(segment: Segment, name: string): State {
  const entry = table[segment].find((other) => other.name === name);
  if (!entry) throw new Error(`The screen "${segment}" has no state "${name}"`);
  return { screen: screenName(segment), entry };
}

const screenName = (segment: string) => (segment === "" ? "home" : segment);
