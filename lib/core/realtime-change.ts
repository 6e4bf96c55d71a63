/** What the stream of a household tells of. */
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

/** The header by which a browser tab names itself, so that it can know its own changes again. */
export const TAB_HEADER = "x-tab";

/** A change as every device of the household hears of it. */
export interface RealtimeChange<Detail = unknown> {
  kind: ChangeKind;
  /** The rows that changed; none where they are too many to name. */
  ids: number[];
  /** Who did it; null for the application itself. */
  by: { userId: number; username: string } | null;
  /** The tab in which it was done. */
  tab: string | null;
  /** When, as an ISO time. */
  at: string;
  /** What the feature adds. */
  detail?: Detail;
}
