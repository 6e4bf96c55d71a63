import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";
import { useReorderLocations } from "@/lib/features/locations/client/mutations";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { locationAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const PUT = "PUT /api/locations/order";
const kitchen = locationAnswer(1, "Kitchen");
const cellar = locationAnswer(2, "Cellar");
const garage = locationAnswer(3, "Garage");
const failed = { status: 500, body: { message: "Something went wrong", code: "unexpected" } };

/**
 * Renders two buttons. The first moves the garage to the front, and the second moves the cellar before the
 * garage.
 */
function TwoDrops() {
  const { data = [] } = useQuery(locationsQuery());
  const reorder = useReorderLocations();
  return (
    <>
      <p>{data.map(({ name }) => name).join(", ")}</p>
      <button type="button" onClick={() => reorder.mutate([3, 1, 2])}>
        First
      </button>
      <button type="button" onClick={() => reorder.mutate([2, 3, 1])}>
        Second
      </button>
    </>
  );
}

/**
 * Sends two new orders of the locations and returns the pending responses of both calls. `fetched` is the
 * response to the later fetch of the list.
 */
async function dropTwice(fetched: Parameters<typeof fakeApi>[0][string]) {
  const answers = [deferred<typeof failed>(), deferred<typeof failed>()] as const;
  let asked = 0;
  const calls = fakeApi({
    [PUT]: () => answers[asked++ === 0 ? 0 : 1].promise,
    "GET /api/locations": fetched,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(locationsQuery().queryKey, [kitchen, cellar, garage]);
  const { user } = renderScreen(<TwoDrops />, queryClient);
  await user.click(screen.getByText("First"));
  await user.click(screen.getByText("Second"));
  await screen.findByText("Cellar, Garage, Kitchen");
  return { calls, answers };
}

const answer = { status: 200, body: { message: "", code: "" } };
const MESSAGE = "Failed to update location order, changes have been reverted";

test("a second reordering of the locations waits for the answer to the first, and only the second one causes a refetch", async () => {
  const { calls, answers } = await dropTwice({ body: [cellar, garage, kitchen] });
  expect(calls).toHaveLength(1);
  answers[0].resolve(answer);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ method }) => method)).toEqual(["PUT", "PUT"]);
  expect(screen.getByText("Cellar, Garage, Kitchen")).toBeTruthy();
  expect(calls[1]?.body).toEqual({
    locations: [
      { id: 2, order: 0 },
      { id: 3, order: 1 },
      { id: 1, order: 2 },
    ],
  });
  answers[1].resolve(answer);
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(["PUT", "PUT", "GET"]));
  expect(screen.getByText("Cellar, Garage, Kitchen")).toBeTruthy();
});

test("a refused second reordering of the locations restores the order of the first, even if a refetch fails", async () => {
  const { answers } = await dropTwice(failed);
  answers[0].resolve(answer);
  answers[1].resolve(failed);
  expect(await screen.findByText(MESSAGE)).toBeTruthy();
  expect(await screen.findByText("Garage, Kitchen, Cellar")).toBeTruthy();
});

test("after two reorderings of locations are both refused, the original order is shown again", async () => {
  const { answers } = await dropTwice(failed);
  answers[0].resolve(failed);
  answers[1].resolve(failed);
  expect(await screen.findByText("Kitchen, Cellar, Garage")).toBeTruthy();
  expect(screen.getByText(MESSAGE)).toBeTruthy();
});
