import type { QueryKey } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyChange } from "@/components/sync/apply-change";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import type { ChangeKind, RealtimeChange } from "@/lib/core/realtime-change";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  activeCheckQuery,
  checkEndQuery,
  CHECKS_KEY,
  completedChecksQuery,
  countsQuery,
  latestCheckQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import type { Check, CheckChange } from "@/lib/features/checks/model/dto";
import { householdQuery } from "@/lib/features/households/client/queries";
import { itemsQuery, recentlyDeletedQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { invitationsQuery, membersQuery } from "@/lib/features/members/client/queries";
import { optimizationQuery } from "@/lib/features/photos/client/queries";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
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

type NewChange = {
  [Kind in ChangeKind]: Pick<RealtimeChange<Kind>, "kind" | "ids" | "detail"> &
    Partial<RealtimeChange<Kind>>;
}[ChangeKind];

/** Applies a realtime change to a new query cache, as a browser tab that shows a running check does. */
function apply(change: NewChange, isOwn = false) {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(activeCheckQuery().queryKey, checkAnswer());
  queryClient.setQueryData(itemsQuery().queryKey, [flour]);
  queryClient.setQueryData(countsQuery(5).queryKey, []);
  queryClient.setQueryData(presencesQuery(5).queryKey, []);
  queryClient.setQueryData(shoppingListQuery().queryKey, null);
  const refreshed: QueryKey[] = [];
  const open = vi.fn();
  applyChange(
    { ...told, ...change },
    {
      queryClient,
      userId: ME,
      isOwn,
      open,
      refresh: (queryKeys) => refreshed.push(...queryKeys),
    },
  );
  const active = queryClient.getQueryData(activeCheckQuery().queryKey);
  return { queryClient, refreshed, open, active };
}

const withUsernames = [
  recentlyDeletedQuery().queryKey,
  CHECKS_KEY,
  LISTS_KEY,
  purchasesQuery().queryKey,
];
const check = (detail: CheckChange) => ({ kind: "check" as const, ids: [5], detail });
const keys = (...queries: { queryKey: QueryKey }[]) => queries.map(({ queryKey }) => queryKey);

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  vi.useFakeTimers();
  dismissToast(toastStore.get()?.id ?? 0);
});

describe("queries that a realtime change refetches", () => {
  test("a change of locations refetches locations, items and recently deleted items", () => {
    const { refreshed } = apply({ kind: "locations", ids: [1] });
    expect(refreshed).toEqual(keys(locationsQuery(), itemsQuery(), recentlyDeletedQuery()));
  });

  test("a change of items refetches items, recently deleted items, and the shopping lists that contain their names", () => {
    const { refreshed } = apply({ kind: "items", ids: [11] });
    expect(refreshed).toEqual([...keys(itemsQuery(), recentlyDeletedQuery()), LISTS_KEY]);
  });

  test("a change of items by this tab refetches the shopping lists", () => {
    expect(apply({ kind: "items", ids: [11] }, true).refreshed).toEqual([LISTS_KEY]);
  });

  test("a realtime change of a shopping list refetches the list by its id, the latest list and the overview", () => {
    const { refreshed } = apply({ kind: "list", ids: [3] });
    expect(refreshed).toEqual(
      keys(shoppingListQuery(), shoppingListQuery(3), shoppingListsQuery()),
    );
  });

  test("a change of purchases refetches what was put away", () => {
    expect(apply({ kind: "purchases", ids: [3] }).refreshed).toEqual(keys(purchasesQuery()));
  });

  test("a check that this tab has completed refetches what was put away, because a new list has begun", () => {
    const completed = check({ is: "status", status: "completed" });
    expect(apply(completed, true).refreshed).toEqual(keys(purchasesQuery()));
  });

  test("a change of members refetches members, invitations, and what contains their usernames", () => {
    const { refreshed } = apply({ kind: "members", ids: [8] });
    expect(refreshed).toEqual([...withUsernames, ...keys(membersQuery(), invitationsQuery())]);
  });

  test("a change of members by this tab refetches checks, lists and deletions, which contain usernames", () => {
    expect(apply({ kind: "members", ids: [ME] }, true).refreshed).toEqual(withUsernames);
  });

  test.each([[[ME]], [[]]])(
    "a change of members that can concern one's own role also refetches the user (ids: %o)",
    (ids) => {
      const { refreshed } = apply({ kind: "members", ids });
      const own = keys(membersQuery(), invitationsQuery(), currentUserQuery());
      expect(refreshed).toEqual([...withUsernames, ...own]);
    },
  );

  test("a realtime change of the household also refetches the user, whose answer has the household's name", () => {
    const { refreshed } = apply({ kind: "household", ids: [1] });
    expect(refreshed).toEqual(keys(householdQuery(), currentUserQuery()));
  });

  test("a realtime change of the storage optimization refetches only its own query", () => {
    const { refreshed } = apply({ kind: "optimization", ids: [1] });
    expect(refreshed).toEqual(keys(optimizationQuery()));
  });

  test("the start of a check refetches the check, its entries, items and earlier checks", () => {
    const { refreshed, active } = apply(check({ is: "status", status: "in_progress" }));
    expect(refreshed).toEqual(
      keys(
        activeCheckQuery(),
        countsQuery(5),
        latestCheckQuery(),
        itemsQuery(),
        completedChecksQuery(),
      ),
    );
    expect(active).toBeTruthy();
  });

  test("a realtime change of a check without a detail refetches the entries of that check", () => {
    const { refreshed, active } = apply({ kind: "check", ids: [5] });
    expect(refreshed).toEqual(keys(countsQuery(5)));
    expect(active).toBeTruthy();
  });

  test.each<NewChange>([
    { kind: "check", ids: [5] },
    { kind: "locations", ids: [1] },
    { kind: "list", ids: [1] },
    { kind: "purchases", ids: [1] },
    { kind: "household", ids: [1] },
    { kind: "optimization", ids: [1] },
    check({ is: "status", status: "cancelled" }),
  ])("a change that this tab has made refetches nothing (%o)", (change) => {
    const { refreshed, active, open } = apply(change, true);
    expect(refreshed).toEqual([]);
    expect(active).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
  });
});

describe("a count of another member in a realtime change", () => {
  const change = check({ is: "count", count, overruledId: null });

  test("a count of another member and the item's stock are shown before the counts are fetched again", () => {
    const { queryClient, refreshed } = apply(change);
    expect(queryClient.getQueryData(countsQuery(5).queryKey)).toEqual([count]);
    expect(queryClient.getQueryData(itemsQuery().queryKey)?.[0]?.currentStock).toBe(3);
    expect(refreshed).toEqual(keys(countsQuery(5)));
    vi.runAllTimers();
    expect(toastStore.get()).toBeNull();
  });

  test.each([true, false])(
    "a member whose count was replaced sees a toast (sent from this tab: %s)",
    (isOwn) => {
      apply(check({ is: "count", count, overruledId: ME }), isOwn);
      vi.runAllTimers();
      expect(toastStore.get()?.text).toBe("ben counted Flour after you: 3 packs");
    },
  );

  test("a count that replaced another member's count shows no toast", () => {
    apply(check({ is: "count", count, overruledId: 9 }));
    vi.runAllTimers();
    expect(toastStore.get()).toBeNull();
  });
});

test("each member is shown in the location of their latest presence", () => {
  const { queryClient } = apply({ kind: "items", ids: [] });
  const { queryKey } = presencesQuery(5);
  const ben = { userId: 8, username: "ben", locationId: 1 };
  const say = (locationId: number | null) =>
    applyChange(
      { ...told, ...check({ is: "presence", presence: { ...ben, locationId } }) },
      { queryClient, userId: ME, isOwn: false, refresh: vi.fn(), open: vi.fn() },
    );
  say(1);
  say(2);
  expect(queryClient.getQueryData(queryKey)).toEqual([{ ...ben, locationId: 2 }]);
  say(null);
  expect(queryClient.getQueryData(queryKey)).toEqual([]);
});

test("a check that another device has ended is removed from the cache", () => {
  const { active, open } = apply(check({ is: "status", status: "completed" }));
  expect(active).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ["completed", undefined],
  ["cancelled", null],
] as const)(
  "after another device has set a check to %s the cached latest list is %s",
  (status, list) => {
    const { queryClient } = apply(check({ is: "status", status }));
    expect(queryClient.getQueryData(shoppingListQuery().queryKey)).toBe(list);
  },
);

test("the end of another check leaves the running check in the cache", () => {
  const { active } = apply({
    kind: "check",
    ids: [4],
    detail: { is: "status", status: "cancelled" },
  });
  expect(active).toBeTruthy();
});

describe.each(["/inventory-complete/5", "/location-check/1", "/item-single-check/1/11"])(
  "realtime changes on the check screen %s",
  (path) => {
    beforeEach(() => window.history.replaceState(null, "", path));

    test.each(["completed", "cancelled"] as const)(
      "a check that another device has %s keeps the open screen and shows no toast",
      (status) => {
        const { queryClient, active, open } = apply(check({ is: "status", status }));
        expect(open).not.toHaveBeenCalled();
        expect(active).toBeNull();
        expect(toastStore.get()).toBeNull();
        expect(queryClient.getQueryData(checkEndQuery(5).queryKey)).toEqual({
          status,
          by: told.by,
        });
      },
    );
  },
);

test.each(["/", "/inventory-check", "/items"])(
  "completing the check on another device offers the shopping list on the screen %s",
  (path) => {
    window.history.replaceState(null, "", path);
    const { open } = apply(check({ is: "status", status: "completed" }));
    expect(open).not.toHaveBeenCalled();
    expect(toastStore.get()?.title).toBe("ben completed the check.");
    toastStore.get()?.action?.onSelect();
    expect(open).toHaveBeenCalledExactlyOnceWith("/shopping-list");
  },
);

test("a check that the same person has completed on another device is not attributed to another member", () => {
  apply({
    ...check({ is: "status", status: "completed" }),
    by: { userId: ME, username: "anna" },
  });
  expect(toastStore.get()?.title).toBe("You completed the check on another device.");
});

test("an answer from before the end of a check does not restore the check in the cache", async () => {
  const { queryClient } = apply({ kind: "items", ids: [] });
  const { queryKey } = activeCheckQuery();
  const answer = deferred<Check>();
  const fetching = queryClient
    .query({ queryKey, queryFn: () => answer.promise, staleTime: 0 })
    .catch(() => undefined);
  applyChange(
    { ...told, ...check({ is: "status", status: "cancelled" }) },
    { queryClient, userId: ME, isOwn: false, refresh: vi.fn(), open: vi.fn() },
  );
  answer.resolve(checkAnswer());
  await fetching;
  expect(queryClient.getQueryData(queryKey)).toBeNull();
});
