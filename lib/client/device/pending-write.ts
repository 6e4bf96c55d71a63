/** Who waiting writes belong to. They are never sent or shown for anybody else. */
export interface Owner {
  userId: number;
  householdId: number;
}

/** A call to our own server that is to reach it sooner or later. */
export interface NewWrite<Body = unknown, Place = unknown> {
  /** Which feature made it and knows its body. */
  kind: string;
  /** What it belongs to, such as a check: ended by the person, everything of it is discarded. */
  group: string;
  /** What it is about. A new write takes the place of a refused one about the same. */
  subject: string;
  method: "POST" | "PUT";
  path: string;
  body: Body;
  /** Where the person made it, to lead back there. */
  place: Place;
}

/** Why the server will never take a write. */
export interface Refusal {
  status: number;
  /** Safe to show. */
  message: string | null;
}

/** A write as the device keeps it. */
export interface PendingWrite<Body = unknown, Place = unknown>
  extends NewWrite<Body, Place>, Owner {
  /** The order in which things were done on this device. */
  sequence: number;
  /** By which the server recognises it, however often it is sent. */
  key: string;
  refusal: Refusal | null;
}

export type NewEntry = Omit<PendingWrite, "sequence">;

/** Whether an entry is still to be sent. */
export function isWaiting(entry: PendingWrite): boolean {
  return entry.refusal === null;
}

/** The refused entries whose place a new write takes. */
export function replacedBy(write: NewWrite, entries: readonly PendingWrite[]): PendingWrite[] {
  return entries.filter((entry) => !isWaiting(entry) && entry.subject === write.subject);
}
