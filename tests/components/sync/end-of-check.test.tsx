import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyChange } from "@/components/sync/apply-change";
import { toastStore } from "@/lib/client/toast";
import { activeCheckQuery, checkEndQuery } from "@/lib/features/checks/client/queries";
import type { Check } from "@/lib/features/checks/model/dto";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { checkAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { apply, check, ME, reset, told } from "./realtime-change";

beforeEach(reset);

test("a check that another device has ended is removed from the cache", () => {
  const { active, open } = apply(check({ is: "status", status: "completed" }));
  expect(active).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ["completed", undefined],
  ["cancelled", null],
] as const)(
  "when another device sets the status of a check to %s, the cached latest list becomes %s",
  (status, list) => {
    const { queryClient } = apply(check({ is: "status", status }));
    expect(queryClient.getQueryData(shoppingListQuery().queryKey)).toBe(list);
  },
);

test("the end of another check does not remove the running check from the cache", () => {
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
      "when another device has %s a check, the open screen of the check stays and no toast is shown",
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
  "when another device completes the check, a toast on the screen %s opens the shopping list",
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

test("an answer that was requested before a check ended does not restore the check in the cache", async () => {
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
