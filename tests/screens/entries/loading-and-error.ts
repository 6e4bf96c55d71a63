import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/paths";
import type { Entry } from "../entry";
import type { StageName } from "../stages";
import {
  all,
  failing,
  FAILING_ERRORS,
  follow,
  goOffline,
  hanging,
  OFFLINE_ERRORS,
  see,
} from "../steps";

/** URL patterns of the API calls that read items, locations and checks. */
export const INVENTORY_READS = [
  "**/api/items*",
  "**/api/locations*",
  "**/api/inventory-updates/**",
] as const;

interface Reads {
  stage: StageName;
  /** URL patterns of the API calls that read the data of the screen. */
  reads: readonly string[];
  /** The name of the link that opens the screen. */
  link: string | RegExp;
  /** The text that the screen shows when the calls of `reads` fail. */
  error: string | RegExp;
}

/**
 * Returns two states of a screen: its API calls get no answer, and its API calls fail. A link on another
 * screen opens the screen, because a page that is loaded from the server already contains the answers.
 */
export function loadingAndError({ stage, reads, link, error }: Reads): [Entry, Entry] {
  const start = { stage, path: paths.dataManagement(), isAlone: true };
  return [
    { ...start, name: "loading", before: hanging(...reads), steps: all(follow(link), seeLoading) },
    {
      ...start,
      name: "error",
      before: failing(...reads),
      steps: all(follow(link), see(error)),
      expectedErrors: FAILING_ERRORS,
    },
  ];
}

/** Returns the state of a screen after the device went offline. */
export function offline(entry: Pick<Entry, "stage" | "path">): Entry {
  return {
    ...entry,
    name: "offline",
    steps: all(goOffline, see(/^Offline\./)),
    expectedErrors: OFFLINE_ERRORS,
  };
}

/** Waits for the placeholder of a loading screen. The text of the placeholder is for screen readers only. */
async function seeLoading(page: Page): Promise<void> {
  const loading = /^Loading/;
  const placeholder = page.getByText(loading).or(page.getByLabel(loading));
  await placeholder.first().waitFor({ state: "attached" });
}
