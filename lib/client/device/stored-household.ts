import {
  dehydrate,
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { type DeviceDatabase, deviceDatabase } from "./database";

/** As long as a session lasts: what is older is of no use, and not shown. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** The keys, by their beginning, of what the screens need that open without a network. */
const KEPT = ["user", "locations", "items", "inventory-updates", "shopping-lists"];

/** The device's database keeps values as they are. */
const asItIs = (data: unknown) => data;

/**
 * Keeps what is cached of a household, beside what other pages have stored of it. Where the device
 * cannot, the screens need a network.
 */
export async function storeHousehold(queryClient: QueryClient, userId: number): Promise<void> {
  const state = dehydrate(queryClient, {
    serializeData: asItIs,
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryKey, state: { status } }) =>
      status === "success" && KEPT.includes(String(queryKey[0])),
  });
  await withDatabase(async (database) => {
    const transaction = database.transaction("households", "readwrite");
    const before = await transaction.store.get(userId);
    await transaction.store.put({
      userId,
      savedAt: Date.now(),
      state: { ...state, queries: merged(state.queries, before?.state.queries ?? []) },
    });
    await transaction.done;
  });
}

type StoredQueries = DehydratedState["queries"];

/** What is cached now, and what was stored before of all else, as long as it is of use. */
function merged(present: StoredQueries, before: StoredQueries): StoredQueries {
  const hashes = new Set(present.map(({ queryHash }) => queryHash));
  const others = before.filter(
    ({ queryHash, state }) =>
      !hashes.has(queryHash) && Date.now() - state.dataUpdatedAt < MAX_AGE_MS,
  );
  return [...present, ...others];
}

/** Whether something is stored of a person's household, by its query key. */
export async function isStored(userId: number, queryKey: QueryKey): Promise<boolean> {
  const stored = await withDatabase((database) => database.get("households", userId));
  const hash = hashKey(queryKey);
  return stored?.state.queries.some(({ queryHash }) => queryHash === hash) ?? false;
}

/**
 * Fills the cache with what was stored last on this device.
 * @returns whether anything was there.
 */
export async function restoreHousehold(queryClient: QueryClient): Promise<boolean> {
  const stored = await withDatabase((database) => database.getAll("households"));
  const [latest] = (stored ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
  if (!latest || Date.now() - latest.savedAt > MAX_AGE_MS) return false;
  hydrate(queryClient, latest.state, { defaultOptions: { deserializeData: asItIs } });
  return true;
}

/**
 * Forgets what is stored of every household but that of one person.
 * @returns whether anything was there.
 */
export async function forgetHouseholds({ except }: { except?: number } = {}): Promise<boolean> {
  const count = await withDatabase(async (database) => {
    const transaction = database.transaction("households", "readwrite");
    const people = await transaction.store.getAllKeys();
    const others = people.filter((id) => id !== except);
    await Promise.all(others.map((id) => transaction.store.delete(id)));
    await transaction.done;
    return others.length;
  });
  return (count ?? 0) > 0;
}

/** A device without a database, or with a full one, keeps nothing: that is no error of the screen. */
async function withDatabase<T>(
  work: (database: DeviceDatabase) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work(await deviceDatabase());
  } catch {
    return undefined;
  }
}
