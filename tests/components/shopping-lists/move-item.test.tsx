import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";
import { useMoveItem } from "@/lib/features/shop-order/client/mutations";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

/** Renders two buttons. The first moves item 3 to the front, and the second moves item 2 before item 3. */
function TwoDrops() {
  const { data } = useQuery(shopOrderQuery());
  const move = useMoveItem();
  return (
    <>
      <p>{data?.itemIds.join(", ")}</p>
      <button type="button" onClick={() => move.mutate({ itemId: 3, besideId: 1, isAfter: false })}>
        First
      </button>
      <button type="button" onClick={() => move.mutate({ itemId: 2, besideId: 3, isAfter: false })}>
        Second
      </button>
    </>
  );
}

test("the answer to the first of two moves in the shop does not revert the second one", async () => {
  const answers = [deferred<object>(), deferred<object>()] as const;
  let asked = 0;
  const calls = fakeApi({
    "PUT /api/shop-order": async () => ({ body: await answers[asked++ === 0 ? 0 : 1].promise }),
    "GET /api/shop-order": { body: { itemIds: [2, 3, 1], trips: 0 } },
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(shopOrderQuery().queryKey, { itemIds: [1, 2, 3], trips: 0 });
  const { user } = renderScreen(<TwoDrops />, queryClient);
  await user.click(screen.getByText("First"));
  await user.click(screen.getByText("Second"));
  await screen.findByText("2, 3, 1");
  answers[0].resolve({ itemIds: [3, 1, 2], trips: 0 });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByText("2, 3, 1")).toBeTruthy();
  answers[1].resolve({ itemIds: [2, 3, 1], trips: 0 });
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(["PUT", "PUT", "GET"]));
});
