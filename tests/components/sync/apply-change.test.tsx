import type { QueryKey } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyChange } from "@/components/sync/apply-change";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import type { RealtimeChange } from "@/lib/core/realtime-change";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  activeCheckQuery,
  completedChecksQuery,
  countsQuery,
  latestCheckQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import type { Check, CheckChange } from "@/lib/features/checks/model/dto";
import { householdQuery } from "@/lib/features/households/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { invitationsQuery, membersQuery } from "@/lib/features/members/client/queries";
import { optimizationQuery } from "@/lib/features/photos/client/queries";
import {
  LISTS_KEY,
  shoppingListQuery,
  shoppingListsQuery,
} from "@/lib/features/shopping-lists/client/queries";
import { checkAnswer, countAnswer, itemAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";

const ME = 7;
const flour = itemAnswer(11, { name: "Flour", unit: "pack", currentStock: 1 });
const count = { ...countAnswer(11), newStock: 3, countedBy: "ben" };
const told = { by: { userId: 8, username: "ben" }, tab: null, at: "2026-01-01T00:00:00.000Z" };

/** What a change does to a tab that shows a running check. */
function apply(change: Pick<RealtimeChange, "kind" | "ids" | "detail">, isOwn = false) {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(activeCheckQuery().queryKey, checkAnswer());
  queryClient.setQueryData(itemsQuery().queryKey, [flour]);
  queryClient.setQueryData(countsQuery(5).queryKey, []);
  queryClient.setQueryData(presencesQuery(5).queryKey, []);
  const refreshed: QueryKey[] = [];
  const onEnded = vi.fn();
  applyChange(
    { ...told, ...change },
    {
      queryClient,
      userId: ME,
      isOwn,
      onEnded,
      refresh: (queryKeys) => refreshed.push(...queryKeys),
    },
  );
  return { queryClient, refreshed, onEnded };
}

const check = (detail: CheckChange) => ({ kind: "check" as const, ids: [5], detail });
const keys = (...queries: { queryKey: QueryKey }[]) => queries.map(({ queryKey }) => queryKey);

beforeEach(() => {
  vi.useFakeTimers();
  dismissToast(toastStore.get()?.id ?? 0);
});

describe("fetches anew exactly what has changed:", () => {
  test("locations, and the items that may have gone with them", () => {
    const { refreshed } = apply({ kind: "locations", ids: [1] });
    expect(refreshed).toEqual(keys(locationsQuery(), itemsQuery()));
  });

  test("items, and the shopping lists, which say what their items are called", () => {
    const { refreshed } = apply({ kind: "items", ids: [11] });
    expect(refreshed).toEqual([LISTS_KEY, itemsQuery().queryKey]);
  });

  test("the shopping lists also where this very tab has renamed an item", () => {
    expect(apply({ kind: "items", ids: [11] }, true).refreshed).toEqual([LISTS_KEY]);
  });

  test("a list, by its id and as the latest", () => {
    const { refreshed } = apply({ kind: "list", ids: [3] });
    expect(refreshed).toEqual(
      keys(shoppingListQuery(), shoppingListQuery(3), shoppingListsQuery()),
    );
  });

  test("the members and their invitations", () => {
    const { refreshed } = apply({ kind: "members", ids: [8] });
    expect(refreshed).toEqual(keys(membersQuery(), invitationsQuery()));
  });

  test.each([[[ME]], [[]]])("the person too, whose role it may be (named: %o)", (ids) => {
    const { refreshed } = apply({ kind: "members", ids });
    expect(refreshed).toEqual(keys(membersQuery(), invitationsQuery(), currentUserQuery()));
  });

  test("the household's settings, and its storage optimization", () => {
    expect(apply({ kind: "household", ids: [1] }).refreshed).toEqual(keys(householdQuery()));
    const { refreshed } = apply({ kind: "optimization", ids: [1] });
    expect(refreshed).toEqual(keys(optimizationQuery()));
  });

  test("a check that has started", () => {
    const { refreshed, onEnded } = apply(check({ is: "status", status: "in_progress" }));
    expect(refreshed).toEqual(
      keys(
        activeCheckQuery(),
        countsQuery(5),
        latestCheckQuery(),
        itemsQuery(),
        completedChecksQuery(),
      ),
    );
    expect(onEnded).not.toHaveBeenCalled();
  });

  test("the entries of a check of which nothing more is told", () => {
    const { refreshed, onEnded } = apply({ kind: "check", ids: [5] });
    expect(refreshed).toEqual(keys(countsQuery(5)));
    expect(onEnded).not.toHaveBeenCalled();
  });

  test.each<Pick<RealtimeChange, "kind" | "ids" | "detail">>([
    { kind: "check", ids: [5] },
    { kind: "locations", ids: [1] },
    { kind: "list", ids: [1] },
    { kind: "members", ids: [ME] },
    { kind: "household", ids: [1] },
    { kind: "optimization", ids: [1] },
    check({ is: "status", status: "cancelled" }),
  ])("nothing for a change of this very tab (%o)", (change) => {
    const { refreshed, onEnded } = apply(change, true);
    expect(refreshed).toEqual([]);
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe("somebody else's count", () => {
  const change = check({ is: "count", count, overruledId: null });

  test("is there at once, with the stock", () => {
    const { queryClient, refreshed } = apply(change);
    expect(queryClient.getQueryData(countsQuery(5).queryKey)).toEqual([count]);
    expect(queryClient.getQueryData(itemsQuery().queryKey)?.[0]?.currentStock).toBe(3);
    expect(refreshed).toEqual(keys(countsQuery(5)));
    vi.runAllTimers();
    expect(toastStore.get()).toBeNull();
  });

  test.each([true, false])("tells whose count it replaced (sent from that tab: %s)", (isOwn) => {
    apply(check({ is: "count", count, overruledId: ME }), isOwn);
    vi.runAllTimers();
    expect(toastStore.get()?.text).toBe("ben counted Flour after you: 3 packs");
  });

  test("tells nobody else", () => {
    apply(check({ is: "count", count, overruledId: 9 }));
    vi.runAllTimers();
    expect(toastStore.get()).toBeNull();
  });
});

test("who is where: the last word of each person counts", () => {
  const { queryClient } = apply({ kind: "items", ids: [] });
  const { queryKey } = presencesQuery(5);
  const ben = { userId: 8, username: "ben", locationId: 1 };
  const say = (locationId: number | null) =>
    applyChange(
      { ...told, ...check({ is: "presence", presence: { ...ben, locationId } }) },
      { queryClient, userId: ME, isOwn: false, refresh: vi.fn(), onEnded: vi.fn() },
    );
  say(1);
  say(2);
  expect(queryClient.getQueryData(queryKey)).toEqual([{ ...ben, locationId: 2 }]);
  say(null);
  expect(queryClient.getQueryData(queryKey)).toEqual([]);
});

test("a check that ended elsewhere ends here; another one does not", () => {
  const { onEnded } = apply(check({ is: "status", status: "completed" }));
  expect(onEnded).toHaveBeenCalledWith(5, "completed");
  const other = apply({ kind: "check", ids: [4], detail: { is: "status", status: "cancelled" } });
  expect(other.onEnded).not.toHaveBeenCalled();
});

test("an answer from before a check ended does not bring it back", async () => {
  const { queryClient } = apply({ kind: "items", ids: [] });
  const { queryKey } = activeCheckQuery();
  const answer = deferred<Check>();
  const fetching = queryClient
    .query({ queryKey, queryFn: () => answer.promise, staleTime: 0 })
    .catch(() => undefined);
  applyChange(
    { ...told, ...check({ is: "status", status: "cancelled" }) },
    {
      queryClient,
      userId: ME,
      isOwn: false,
      refresh: vi.fn(),
      onEnded: () => queryClient.setQueryData(queryKey, null),
    },
  );
  answer.resolve(checkAnswer());
  await fetching;
  expect(queryClient.getQueryData(queryKey)).toBeNull();
});
