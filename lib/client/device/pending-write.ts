import type { TemporaryId } from "@/lib/core/temporary-id";

/** The owner of pending writes. They are never sent or shown for another person. */
export interface Owner {
  userId: number;
  householdId: number;
}

/** A call to our API that must reach the server eventually. */
export interface NewWrite<Body = unknown, Place = unknown> {
  /** Name of the kind of write (`definePendingWrite`). The handlers of the kind process the response. */
  kind: string;
  /**
   * Pending writes that belong together, such as all counts of one check. Completing a check waits until
   * all of them are sent. When the server refuses a count because the check was cancelled, all of them are
   * discarded.
   */
  group: string;
  /** Identifies the changed record. A new write replaces a refused write with the same subject. */
  subject: string;
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body: Body;
  /** Identifies the screen on which the write was made, for a link back. */
  place: Place;
  /** The temporary id of the record that this write creates. */
  creates?: TemporaryId | undefined;
  /**
   * The temporary id of a record that another write creates. `path`, `subject` and fields of `body` can
   * contain it. This write is sent after the other one, with the id from the server in its place.
   */
  needs?: TemporaryId | undefined;
}

/** The response of the server to a write that it will never accept. */
export interface Refusal {
  status: number;
  /** The server's message, safe to show; null if there is none. */
  message: string | null;
}

/**
 * A write as the device stores it. Devices have stored writes of earlier versions: a new field must be optional, and no
 * field may be renamed.
 */
export interface PendingWrite<Body = unknown, Place = unknown>
  extends NewWrite<Body, Place>, Owner {
  /** Position in the order of writes on this device. */
  sequence: number;
  /** Idempotency key of the write, the same in every attempt to send it. */
  key: string;
  refusal: Refusal | null;
  /**
   * The id that the server has given to the created record. A write with this id has been sent. It stays
   * stored, without its body, because an address or another tab may still contain the temporary id.
   */
  createdId?: number | undefined;
}

export type NewEntry = Omit<PendingWrite, "sequence">;

/** Returns whether a write has not been sent or refused yet. */
export function isPending(entry: PendingWrite): boolean {
  return entry.refusal === null && entry.createdId === undefined;
}

/** Returns whether a write belongs to an owner. */
export function belongsTo(entry: PendingWrite, owner: Owner | null): boolean {
  return entry.userId === owner?.userId && entry.householdId === owner.householdId;
}

/** Returns the refused writes that a new write replaces. */
export function replacedBy(write: NewWrite, entries: readonly PendingWrite[]): PendingWrite[] {
  return entries.filter((entry) => entry.refusal !== null && entry.subject === write.subject);
}
