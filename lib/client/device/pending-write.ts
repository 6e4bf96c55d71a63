/** The owner of pending writes. They are never sent or shown for anybody else. */
export interface Owner {
  userId: number;
  householdId: number;
}

/** A call to our API that must reach the server eventually. */
export interface NewWrite<Body = unknown, Place = unknown> {
  /** The feature that created it and reads its body. */
  kind: string;
  /** What it belongs to, such as a check. When a person ends that, the whole group is discarded. */
  group: string;
  /** What it changes. A new write replaces a refused one with the same subject. */
  subject: string;
  method: "POST" | "PUT";
  path: string;
  body: Body;
  /** Identifies the screen on which it was made, for a link back. */
  place: Place;
}

/** Why the server refuses a write for good. */
export interface Refusal {
  status: number;
  /** Safe to show. */
  message: string | null;
}

/** A write as the device stores it. */
export interface PendingWrite<Body = unknown, Place = unknown>
  extends NewWrite<Body, Place>, Owner {
  /** Position in the order of writes on this device. */
  sequence: number;
  /** Idempotency key. */
  key: string;
  refusal: Refusal | null;
}

export type NewEntry = Omit<PendingWrite, "sequence">;

/** Returns whether a write is still to be sent. */
export function isWaiting(entry: PendingWrite): boolean {
  return entry.refusal === null;
}

/** Returns the refused writes that a new write replaces. */
export function replacedBy(write: NewWrite, entries: readonly PendingWrite[]): PendingWrite[] {
  return entries.filter((entry) => !isWaiting(entry) && entry.subject === write.subject);
}
