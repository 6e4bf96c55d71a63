import type { DehydratedState } from "@tanstack/react-query";
import type { DBSchema, IDBPDatabase } from "idb";
import type { PendingWrite } from "@/lib/client/device/pending-write";

/** What a person's screens showed last, as the device keeps it for times without a network. */
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
 * What this application keeps on the device, in the browser's own database.
 * @throws where the browser has none, or does not let us use it.
 */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opening ??= open();
  opening.catch(forget);
  return opening;
}

async function open(): Promise<DeviceDatabase> {
  // Pages that only show something do not wait for it.
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
      // A newer version in another tab waits for this one to let go.
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
