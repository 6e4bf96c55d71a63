import type { DehydratedState } from "@tanstack/react-query";
import type { DBSchema, IDBPDatabase } from "idb";
import type { PendingWrite } from "@/lib/client/device/pending-write";

/** The query cache of a person, stored for offline use. */
interface StoredHousehold {
  userId: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  state: DehydratedState;
}

interface Schema extends DBSchema {
  outbox: {
    key: number;
    value: PendingWrite;
    indexes: { owner: [number, number] };
  };
  households: { key: number; value: StoredHousehold };
}

export type DeviceDatabase = IDBPDatabase<Schema>;

let opening: Promise<DeviceDatabase> | undefined;

const forget = () => {
  opening = undefined;
};

/**
 * Opens the IndexedDB database of this application.
 * @throws when the browser has no IndexedDB, or blocks it.
 */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opening ??= open();
  opening.catch(forget);
  return opening;
}

async function open(): Promise<DeviceDatabase> {
  // The IndexedDB library is loaded on demand, because a page that neither stores data on the device nor
  // reads it does not need it.
  const { openDB } = await import("idb");
  return openDB<Schema>("larder", 1, {
    upgrade(database) {
      const writes = database.createObjectStore("outbox", {
        keyPath: "sequence",
        autoIncrement: true,
      });
      writes.createIndex("owner", ["userId", "householdId"]);
      database.createObjectStore("households", { keyPath: "userId" });
    },
    blocking(_now, _wanted, event) {
      // A newer version of the app in another tab cannot upgrade the IndexedDB database until this connection
      // closes.
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
