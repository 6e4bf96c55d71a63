import {
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  type QueryClient,
} from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "@/lib/client/query-client";
import { CHECK_CHANGES_KEY } from "@/lib/features/checks/client/queries";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { KnownPictures } from "@/lib/features/pictograms/client/known-pictures";
import type { NamedRow } from "@/lib/features/pictograms/model/pictures";
import { picturesOf } from "@/lib/features/pictograms/server/pictures-of";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { LISTS_KEY } from "@/lib/features/shopping-lists/client/queries";
import type { ShoppingList, ShoppingListSummary } from "@/lib/features/shopping-lists/model/dto";
import type { Actor } from "@/lib/policy/actor";
import { runLimited } from "@/lib/server/work-limits";

/**
 * The largest list, in rows, that the server passes to the browser with a page. Rendering a longer list on
 * the server takes longer than a separate request by the browser.
 */
const MAX_ROWS = 1_000;

interface HydratedProps {
  actor: Actor;
  /** Starts the reads of the page. Each result is stored in the query cache under the key of its query. */
  reads: (queryClient: QueryClient) => Promise<unknown>[];
  children: ReactNode;
}

/**
 * Passes the server's reads of a page to the browser's query cache, so that the screen renders at once. The pictograms
 * of the rows are passed too. Passes no data for a read that failed or returned too many rows, and none at all while the
 * household has too many reads at once. The screen fetches missing data itself and shows an error if that fails.
 */
export async function Hydrated({ actor, reads, children }: HydratedProps) {
  const queryClient = makeQueryClient();
  await runLimited("reads:household", actor, () => Promise.allSettled(reads(queryClient))).catch(
    () => undefined,
  );
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) && countRows(query.state.data) <= MAX_ROWS,
  });
  return (
    <HydrationBoundary state={state}>
      <KnownPictures value={picturesOf(namedRows(queryClient))}>{children}</KnownPictures>
    </HydrationBoundary>
  );
}

/** Returns the locations, the items, and the rows of shopping lists and of a completed check that were read. */
function namedRows(client: QueryClient): NamedRow[] {
  const lists = client.getQueriesData<ShoppingList | ShoppingListSummary[] | null>({
    queryKey: LISTS_KEY,
  });
  const changes = client.getQueriesData<CheckChanges>({ queryKey: CHECK_CHANGES_KEY });
  return [
    ...(client.getQueryData(locationsQuery().queryKey) ?? []),
    ...(client.getQueryData(itemsQuery().queryKey) ?? []),
    ...lists.flatMap(([, list]) =>
      list && "items" in list ? list.items.map(({ item }) => item) : [],
    ),
    ...changes.flatMap(([, check]) => check?.counts ?? []),
    ...(client.getQueryData(additionsQuery().queryKey) ?? []).map(({ name }) => ({
      name,
      photo: null,
    })),
  ];
}

/** Returns the number of rows of a list, or of the largest list in an object. */
function countRows(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  if (typeof data !== "object" || data === null) return 0;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return Math.max(0, ...lists.map((list) => list.length));
}
