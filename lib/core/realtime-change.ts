/** The kinds of realtime changes. */
export const changeKinds = [
  "locations",
  "items",
  "check",
  "list",
  "members",
  "household",
  "optimization",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Header with the id of a browser tab, so that the tab ignores its own realtime changes. */
export const TAB_HEADER = "x-tab";

/**
 * The detail of each kind of change that has one. The feature of a kind adds its detail by declaration merging, because
 * `lib/core` imports no feature.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add the properties
export interface ChangeDetails {}

/** A realtime change as all devices of the household receive it. */
export type RealtimeChange<Kind extends ChangeKind = ChangeKind> = {
  [K in Kind]: {
    kind: K;
    /** Ids of the changed rows; empty when there are too many to list. */
    ids: number[];
    /** Who did it; null for the application itself. */
    by: { userId: number; username: string } | null;
    /** The tab in which it was done. */
    tab: string | null;
    /** When, as an ISO time. */
    at: string;
    /** What the feature adds. */
    detail?: K extends keyof ChangeDetails ? ChangeDetails[K] : undefined;
  };
}[Kind];
