import { type DeviceDatabase, deviceDatabase } from "@/lib/client/device/database";
import type { NewEntry, Owner, PendingWrite } from "@/lib/client/device/pending-write";

/** Where waiting writes are kept. */
export interface WriteStore {
  /** Keeps an entry, in place of others; resolves with what it is stored as. */
  add(entry: NewEntry, replaced: readonly PendingWrite[]): Promise<PendingWrite>;
  /** What an owner has, in the order in which it was made. */
  list(owner: Owner): Promise<PendingWrite[]>;
  put(entry: PendingWrite): Promise<void>;
  remove(entries: readonly PendingWrite[]): Promise<void>;
}

/** The browser's database; where there is none, as in some private windows, this tab's memory. */
export async function openWriteStore(): Promise<WriteStore> {
  try {
    return databaseStore(await deviceDatabase());
  } catch {
    return memoryStore();
  }
}

function databaseStore(first: DeviceDatabase): WriteStore {
  let last = first;
  /** A connection that the browser has closed is opened again. */
  const database = async () => (last = await deviceDatabase().catch(() => last));
  return {
    async add(entry, replaced) {
      const transaction = (await database()).transaction("outbox", "readwrite");
      const { store } = transaction;
      const [sequence] = await Promise.all([
        // The database itself counts the sequence up.
        store.add(entry as PendingWrite),
        ...replaced.map(({ sequence }) => store.delete(sequence)),
        transaction.done,
      ]);
      return { ...entry, sequence };
    },
    async list({ userId, householdId }) {
      return (await database()).getAllFromIndex("outbox", "owner", [userId, householdId]);
    },
    async put(entry) {
      await (await database()).put("outbox", entry);
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

/** Entries that live as long as the page. */
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
    put(entry) {
      entries.set(entry.sequence, entry);
      return Promise.resolve();
    },
    remove,
  };
}
