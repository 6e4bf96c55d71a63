import type { PendingWrite } from "@/lib/client/device/pending-write";

type Entries = readonly PendingWrite[];

/** The ids of the records that were created on this device. */
export interface CreatedIds {
  /** Returns the id of a record: the one from the server if there is one. */
  idOf: (id: number) => number;
  /** Returns an id for React keys: the temporary id of a record even after the server has assigned another id. */
  keyOf: (id: number) => number;
}

/** Returns the ids of the records that sent writes have created. */
export function createdIds(created: Entries): CreatedIds {
  const ids = new Map<number, number>();
  const keys = new Map<number, number>();
  for (const { creates, createdId } of created) {
    if (creates === undefined || createdId === undefined) continue;
    ids.set(creates, createdId);
    keys.set(createdId, creates);
  }
  return { idOf: (id) => ids.get(id) ?? id, keyOf: (id) => keys.get(id) ?? id };
}

/** Returns the writes with the ids from the server in place of the temporary ids that are known by now. */
export function withCreatedIds(entries: Entries): Entries {
  const { idOf } = createdIds(entries);
  return entries.map((entry) => {
    if (entry.needs === undefined) return entry;
    const id = idOf(entry.needs);
    return id === entry.needs ? entry : withId(entry, entry.needs, id);
  });
}

function withId(entry: PendingWrite, temporaryId: number, id: number): PendingWrite {
  const inText = (text: string) => text.replace(String(temporaryId), String(id));
  const inBody = (value: unknown): unknown => (value === temporaryId ? id : value);
  return {
    ...entry,
    needs: undefined,
    path: inText(entry.path),
    subject: inText(entry.subject),
    body: Object.fromEntries(
      Object.entries(entry.body ?? {}).map(([key, value]) => [key, inBody(value)]),
    ),
  };
}

/**
 * Returns a sent write with the id of the created record from the response, and with its body set to null.
 * Returns null for a write that creates no record.
 */
export function withCreatedId(entry: PendingWrite, answer: unknown): PendingWrite | null {
  if (entry.creates === undefined || typeof answer !== "object" || answer === null) return null;
  const id: unknown = Reflect.get(answer, "id");
  return typeof id === "number" ? { ...entry, body: null, createdId: id } : null;
}

/** Returns whether a write needs a record whose creation the server has refused. */
export function needsRefused({ needs }: PendingWrite, entries: Entries): boolean {
  return (
    needs !== undefined &&
    entries.some(({ creates, refusal }) => creates === needs && refusal !== null)
  );
}

/** Returns the first pending write that does not depend on a record which another pending write creates. */
export function nextToSend(pending: Entries): PendingWrite | undefined {
  return pending.find(
    ({ needs }) => needs === undefined || !pending.some(({ creates }) => creates === needs),
  );
}
