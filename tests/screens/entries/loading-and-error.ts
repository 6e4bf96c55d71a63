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

/** The paths of the reads of the inventory. */
export const INVENTORY_READS = [
  "**/api/items*",
  "**/api/locations*",
  "**/api/inventory-updates/**",
] as const;

interface Reads {
  stage: StageName;
  /** The paths of the reads of the screen. */
  reads: readonly string[];
  /** The name of the link to the screen. */
  link: string | RegExp;
  /** The text of the screen when its reads fail. */
  error: string | RegExp;
}

/**
 * Returns the states of a screen whose reads wait, and whose reads fail. The screen is opened in the browser, from one
 * without these reads, because a loaded page contains the answers.
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

/** Waits for a placeholder. Its text is only for screen readers. */
async function seeLoading(page: Page): Promise<void> {
  const loading = /^Loading/;
  const placeholder = page.getByText(loading).or(page.getByLabel(loading));
  await placeholder.first().waitFor({ state: "attached" });
}
