import {
  dehydrate,
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { type DeviceDatabase, deviceDatabase } from "./database";

/** The lifetime of a session. Older data is not shown. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** First parts of the query keys that the offline screens read. */
export const KEPT = [
  "user",
  "locations",
  "items",
  "inventory-updates",
  "shopping-lists",
  "shopping-additions",
  "purchases",
  "forecast",
  "shop-order",
];

/** IndexedDB stores structured values; no serialization is needed. */
const asItIs = (data: unknown) => data;

/**
 * Stores the cached queries of a household, merged with those of other pages. Without IndexedDB,
 * screens do not open offline.
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

/** Returns the currently cached queries merged with the stored ones, without expired ones. */
function merged(present: StoredQueries, before: StoredQueries): StoredQueries {
  const hashes = new Set(present.map(({ queryHash }) => queryHash));
  const others = before.filter(
    ({ queryHash, state }) =>
      !hashes.has(queryHash) && Date.now() - state.dataUpdatedAt < MAX_AGE_MS,
  );
  return [...present, ...others];
}

/**
 * Adds stored queries of a person's household to the query cache, unless they are too old. They are marked as stale,
 * because changes by others since then are not known. The stored household is read once.
 */
export async function restoreQueries(
  queryClient: QueryClient,
  { userId, queryKeys }: { userId: number; queryKeys: readonly QueryKey[] },
): Promise<void> {
  const stored = await withDatabase((database) => database.get("households", userId));
  if (!stored) return;
  const hashes = new Set(queryKeys.map((queryKey) => hashKey(queryKey)));
  const queries = stored.state.queries
    .filter(
      ({ queryHash, state }) =>
        hashes.has(queryHash) && Date.now() - state.dataUpdatedAt <= MAX_AGE_MS,
    )
    .map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  restore(queryClient, { ...stored.state, queries });
}

function restore(queryClient: QueryClient, state: DehydratedState): void {
  hydrate(queryClient, state, { defaultOptions: { deserializeData: asItIs } });
}

/**
 * Restores the query cache from the most recently stored household.
 * @returns whether there was one that is not too old
 */
export async function restoreHousehold(queryClient: QueryClient): Promise<boolean> {
  const stored = await withDatabase((database) => database.getAll("households"));
  const [latest] = (stored ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
  if (!latest || Date.now() - latest.savedAt > MAX_AGE_MS) return false;
  restore(queryClient, latest.state);
  return true;
}

/**
 * Deletes the stored households of all people except one.
 * @returns whether any household was deleted
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

/**
 * Runs `work` on the database. If IndexedDB is missing or full, nothing is stored and no error is
 * shown.
 */
async function withDatabase<T>(
  work: (database: DeviceDatabase) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work(await deviceDatabase());
  } catch {
    return undefined;
  }
}
