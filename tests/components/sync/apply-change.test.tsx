import type { QueryKey } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyChange } from "@/components/sync/apply-change";
import { toastStore } from "@/lib/client/toast";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  activeCheckQuery,
  CHECK_CHANGES_KEY,
  CHECKS_KEY,
  completedChecksQuery,
  countsQuery,
  latestCheckQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { householdQuery } from "@/lib/features/households/client/queries";
import { itemsQuery, recentlyDeletedQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { invitationsQuery, membersQuery } from "@/lib/features/members/client/queries";
import { optimizationQuery } from "@/lib/features/photos/client/queries";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { shoppingLinksQuery } from "@/lib/features/shopping-links/client/queries";
import {
  LISTS_KEY,
  shoppingListQuery,
  shoppingListsQuery,
} from "@/lib/features/shopping-lists/client/queries";
import { targetSuggestionsQuery } from "@/lib/features/target-suggestions/client/queries";
import { apply, check, count, ME, type NewChange, reset, told } from "./realtime-change";

const withUsernames = [
  recentlyDeletedQuery().queryKey,
  CHECKS_KEY,
  additionsQuery().queryKey,
  LISTS_KEY,
  shoppingLinksQuery().queryKey,
  purchasesQuery().queryKey,
];
const keys = (...queries: { queryKey: QueryKey }[]) => queries.map(({ queryKey }) => queryKey);

beforeEach(reset);

describe("queries that a realtime change refetches", () => {
  test("a realtime change of locations refetches locations, items, recently deleted items, and earlier checks", () => {
    const { refreshed } = apply({ kind: "locations", ids: [1] });
    const own = keys(locationsQuery(), itemsQuery(), recentlyDeletedQuery());
    expect(refreshed).toEqual([...own, CHECK_CHANGES_KEY]);
  });

  test("a realtime change of items refetches items, recently deleted items, and what contains their names: earlier checks, additions and shopping lists", () => {
    const { refreshed } = apply({ kind: "items", ids: [11] });
    const own = keys(itemsQuery(), recentlyDeletedQuery());
    expect(refreshed).toEqual([...own, CHECK_CHANGES_KEY, additionsQuery().queryKey, LISTS_KEY]);
  });

  test("a change of items by this tab refetches the earlier checks, the additions and the shopping lists", () => {
    const { refreshed } = apply({ kind: "items", ids: [11] }, true);
    expect(refreshed).toEqual([CHECK_CHANGES_KEY, additionsQuery().queryKey, LISTS_KEY]);
  });

  test("a realtime change of a shopping list refetches the list by its id, the latest list, the overview and the shopping links", () => {
    const { refreshed } = apply({ kind: "list", ids: [3] });
    expect(refreshed).toEqual(
      keys(shoppingListQuery(), shoppingListQuery(3), shoppingListsQuery(), shoppingLinksQuery()),
    );
  });

  test("a realtime change of additions refetches the additions", () => {
    expect(apply({ kind: "additions", ids: [3] }).refreshed).toEqual(keys(additionsQuery()));
  });

  test("a realtime change of the forecast refetches the forecast", () => {
    expect(apply({ kind: "forecast", ids: [] }).refreshed).toEqual(keys(forecastQuery()));
  });

  test("a change of shopping links refetches them", () => {
    expect(apply({ kind: "shoppingLinks", ids: [3] }).refreshed).toEqual(
      keys(shoppingLinksQuery()),
    );
  });

  test("a realtime change of the order of the shop refetches that order", () => {
    expect(apply({ kind: "shopOrder", ids: [3] }).refreshed).toEqual(keys(shopOrderQuery()));
  });

  test("a realtime change of purchases refetches what was put away", () => {
    expect(apply({ kind: "purchases", ids: [3] }).refreshed).toEqual(keys(purchasesQuery()));
  });

  test("a check that this tab has completed refetches purchases and additions for the new list, and suggested targets", () => {
    const completed = check({ is: "status", status: "completed" });
    expect(apply(completed, true).refreshed).toEqual(
      keys(additionsQuery(), purchasesQuery(), targetSuggestionsQuery()),
    );
  });

  test("a realtime change of members refetches members, invitations, and what contains their usernames", () => {
    const { refreshed } = apply({ kind: "members", ids: [8] });
    expect(refreshed).toEqual([...withUsernames, ...keys(membersQuery(), invitationsQuery())]);
  });

  test("a change of members by this tab refetches checks, lists, links and deletions, which contain usernames", () => {
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

  test("a realtime change that names a check, but contains no detail, refetches the entries of that check", () => {
    const { refreshed, active } = apply({ kind: "check", ids: [5] });
    expect(refreshed).toEqual(keys(countsQuery(5)));
    expect(active).toBeTruthy();
  });

  test.each<NewChange>([
    { kind: "check", ids: [5] },
    { kind: "list", ids: [1] },
    { kind: "additions", ids: [1] },
    { kind: "purchases", ids: [1] },
    { kind: "shopOrder", ids: [1] },
    { kind: "targetSuggestions", ids: [1] },
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
    "a member whose count was replaced sees a toast (replacing count sent from this tab: %s)",
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
