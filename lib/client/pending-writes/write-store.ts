import { type DeviceDatabase, deviceDatabase } from "@/lib/client/device/database";
import type { NewEntry, Owner, PendingWrite } from "@/lib/client/device/pending-write";

/** The storage of pending writes. */
export interface WriteStore {
  /**
   * Stores a new pending write, deletes the writes that it replaces, and returns it with its sequence number.
   */
  add(entry: NewEntry, replaced: readonly PendingWrite[]): Promise<PendingWrite>;
  /** Returns the stored writes of a user in a household, in the order in which they were made. */
  list(owner: Owner): Promise<PendingWrite[]>;
  /** Stores writes in place of those with the same sequence numbers, all or none. */
  put(entries: readonly PendingWrite[]): Promise<void>;
  remove(entries: readonly PendingWrite[]): Promise<void>;
}

/** Opens the store in IndexedDB, or in the tab's memory when IndexedDB is blocked (private windows). */
export async function openWriteStore(): Promise<WriteStore> {
  try {
    return databaseStore(await deviceDatabase());
  } catch {
    return memoryStore();
  }
}

function databaseStore(first: DeviceDatabase): WriteStore {
  let last = first;
  /** Returns the IndexedDB connection, opened again if the browser has closed it. */
  const database = async () => (last = await deviceDatabase().catch(() => last));
  return {
    async add(entry, replaced) {
      const transaction = (await database()).transaction("outbox", "readwrite");
      const { store } = transaction;
      const [sequence] = await Promise.all([
        // IndexedDB assigns the sequence number (`autoIncrement`).
        store.add(entry as PendingWrite),
        ...replaced.map(({ sequence }) => store.delete(sequence)),
        transaction.done,
      ]);
      return { ...entry, sequence };
    },
    async list({ userId, householdId }) {
      return (await database()).getAllFromIndex("outbox", "owner", [userId, householdId]);
    },
    async put(entries) {
      const transaction = (await database()).transaction("outbox", "readwrite");
      await Promise.all([
        ...entries.map((entry) => transaction.store.put(entry)),
        transaction.done,
      ]);
    },
    async remove(entries) {
      const transaction = (await database()).transaction("outbox", "readwrite");
      await Promise.all([
        ...entries.map(({ sequence }) => transaction.store.delete(sequence)),
        transaction.done,
      ]);
    },
  };
}

/** Creates a store of pending writes in memory, which lasts as long as the page. */
export function memoryStore(): WriteStore {
  const entries = new Map<number, PendingWrite>();
  let sequence = 0;
  const remove = (gone: readonly PendingWrite[]) => {
    for (const entry of gone) entries.delete(entry.sequence);
    return Promise.resolve();
  };
  return {
    async add(entry, replaced) {
      sequence += 1;
      const stored = { ...entry, sequence };
      entries.set(sequence, stored);
      await remove(replaced);
      return stored;
    },
    list: ({ userId, householdId }) =>
      Promise.resolve(
        [...entries.values()].filter(
          (entry) => entry.userId === userId && entry.householdId === householdId,
        ),
      ),
    put(changed) {
      for (const entry of changed) entries.set(entry.sequence, entry);
      return Promise.resolve();
    },
    remove,
  };
}
