/** The kinds of realtime changes. */
export const changeKinds = [
  "locations",
  "items",
  "check",
  "list",
  "additions",
  "shopOrder",
  "shoppingLinks",
  "targetSuggestions",
  "forecast",
  "purchases",
  "members",
  "household",
  "optimization",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The event of a stream that starts after the household may have changed. Its receivers refetch all data. */
export const MISSED_EVENT = "missed";

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
    /** The person who made the change; null for the application itself. */
    by: { userId: number; username: string } | null;
    /** Id of the browser tab in which the author made the change; null when it is unknown. */
    tab: string | null;
    /** An ISO time. */
    at: string;
    /**
     * Further data of the realtime change, for kinds that have it. The feature of the kind declares
     * its type in `ChangeDetails`.
     */
    detail?: K extends keyof ChangeDetails ? ChangeDetails[K] : undefined;
  };
}[Kind];
