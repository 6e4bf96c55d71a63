import { paths } from "@/lib/core/paths";
import type { Segment } from "@/lib/core/screens";
import type { Entry } from "../entry";
import { all, press, pressKey, see, show, type } from "../steps";
import { allSoon, forecasting, someSoon } from "./forecast";
import { INVENTORY_READS, loadingAndError, offline } from "./loading-and-error";

const openPalette = pressKey("Control+k");

/** The home screen and locations. */
export const homeEntries = {
  "": [
    { name: "no locations", stage: "empty", path: paths.home(), isMain: true },
    { name: "no locations, regular", stage: "empty", role: "regular", path: paths.home() },
    { name: "no items", stage: "bare", path: paths.home() },
    { name: "1 item", stage: "single", path: paths.home() },
    { name: "200 items", stage: "full", path: paths.home(), isMain: true },
    {
      name: "200 items, regular",
      stage: "full",
      names: "long",
      role: "regular",
      path: paths.home(),
    },
    { name: "check running", stage: "checking", path: paths.home(), isMain: true },
    {
      name: "check running, regular",
      stage: "checking",
      names: "long",
      role: "regular",
      path: paths.home(),
    },
    {
      name: "running out",
      stage: "full",
      path: paths.home(),
      before: forecasting(someSoon),
      steps: show("Running out before your next shopping"),
      isMain: true,
    },
    {
      name: "check running, running out",
      stage: "checking",
      names: "long",
      path: paths.home(),
      before: forecasting(allSoon),
    },
    {
      name: "search",
      stage: "full",
      path: paths.home(),
      steps: all(openPalette, see("Recently Deleted")),
      isMain: true,
    },
    {
      name: "search with matches",
      stage: "full",
      names: "long",
      path: paths.home(),
      steps: all(openPalette, type(/^Search items, loc/, "wasch"), see(/matching items/)),
    },
    {
      name: "search without a match",
      stage: "full",
      path: paths.home(),
      steps: all(openPalette, type(/^Search items, loc/, "caviar"), see(/^Nothing matches/)),
    },
    {
      name: "keyboard shortcuts",
      stage: "full",
      path: paths.home(),
      steps: all(pressKey("?"), see("Counting an item")),
      isMain: true,
    },
    {
      name: "account menu",
      stage: "full",
      path: paths.home(),
      steps: all(press(/account menu/), see("Appearance")),
      isMain: true,
    },
    ...loadingAndError({
      stage: "full",
      reads: INVENTORY_READS,
      link: /^(Home|Larder)/,
      error: "Your household could not be loaded",
    }),
    offline({ stage: "full", path: paths.home() }),
  ],
  locations: [
    { name: "none", stage: "empty", path: paths.locations(), isMain: true },
    { name: "none, regular", stage: "empty", role: "regular", path: paths.locations() },
    { name: "1 location", stage: "single", path: paths.locations() },
    { name: "12 locations", stage: "full", path: paths.locations(), isMain: true },
    { name: "12 locations, long names", stage: "full", names: "long", path: paths.locations() },
    { name: "12 locations, regular", stage: "full", role: "regular", path: paths.locations() },
    { name: "12 locations, assistant", stage: "full", role: "assistant", path: paths.locations() },
    {
      name: "adding",
      stage: "full",
      path: paths.locations(),
      steps: all(press("Add location"), see("Add New Location")),
      isMain: true,
    },
    {
      name: "adding without a name",
      stage: "full",
      path: paths.locations(),
      steps: all(press("Add location"), press("Add Location"), see(/required/)),
    },
    {
      name: "editing",
      stage: "full",
      names: "long",
      path: paths.locations(),
      steps: all(press("Edit Hauswirtschaftsraum-Hochschrank"), see("Edit Location")),
    },
    {
      name: "deleting",
      stage: "full",
      names: "long",
      path: paths.locations(),
      steps: all(
        press("Edit Hauswirtschaftsraum-Hochschrank"),
        press("Delete"),
        see("Confirm Deletion"),
      ),
    },
    {
      name: "selecting",
      stage: "full",
      path: paths.locations(),
      steps: all(press("Select"), press("Select All")),
      hasEnd: true,
      isMain: true,
    },
    ...loadingAndError({
      stage: "full",
      reads: INVENTORY_READS,
      link: "Locations",
      error: "The locations could not be loaded",
    }),
  ],
} as const satisfies Partial<Record<Segment, readonly Entry[]>>;
