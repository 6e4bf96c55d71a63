import { deviceDatabase, type DeviceDatabase } from "../device/database";
import type { NewEntry, OutboxEntry, Owner } from "./entry";

/** Where waiting writes are kept. */
export interface OutboxStore {
  /** Keeps an entry, in place of others; resolves with what it is stored as. */
  add(entry: NewEntry, replaced: readonly OutboxEntry[]): Promise<OutboxEntry>;
  /** What an owner has, in the order in which it was made. */
  list(owner: Owner): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(entries: readonly OutboxEntry[]): Promise<void>;
}

/** The browser's database; where there is none, as in some private windows, this tab's memory. */
export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    return databaseStore(await deviceDatabase());
  } catch {
    return memoryStore();
  }
}

function databaseStore(first: DeviceDatabase): OutboxStore {
  let last = first;
  /** A connection that the browser has closed is opened again. */
  const database = async () => (last = await deviceDatabase().catch(() => last));
  return {
    async add(entry, replaced) {
      const transaction = (await database()).transaction("outbox", "readwrite");
      const { store } = transaction;
      const [sequence] = await Promise.all([
        // The database itself counts the sequence up.
        store.add(entry as OutboxEntry),
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
export function memoryStore(): OutboxStore {
  const entries = new Map<number, OutboxEntry>();
  let sequence = 0;
  const remove = (gone: readonly OutboxEntry[]) => {
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
