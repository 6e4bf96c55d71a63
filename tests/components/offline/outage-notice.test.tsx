import { useIsFetching, useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { OutageNotice } from "@/components/offline/outage-notice";
import { api } from "@/lib/client/api";
import { useReach } from "@/lib/client/use-reach";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const NOTICE = "Larder cannot be reached. You see what this device has kept.";

/** Renders stored items, the outage notice and buttons that make the calls. */
function StoredScreen() {
  const items = useQuery({
    queryKey: ["items"],
    queryFn: () => api.get<string>("/api/items"),
    initialData: "stored",
    staleTime: Infinity,
  });
  const check = useQuery({
    queryKey: ["check"],
    queryFn: () => api.get<string>("/api/check"),
    enabled: false,
  });
  return (
    <>
      <OutageNotice reach={useReach()} />
      <p>Items: {items.data}</p>
      <p>Running: {useIsFetching()}</p>
      <button onClick={() => void check.refetch()}>Call</button>
      <button onClick={() => void items.refetch()}>Call items</button>
    </>
  );
}

test.each([503, 502, 504])(
  "after an answer of %i the notice about stored data is shown until a call succeeds and items are refetched",
  async (status) => {
    let isDown = true;
    fakeApi({
      "GET /api/check": () => (isDown ? { status, body: { code: "unavailable" } } : { body: "c" }),
      "GET /api/items": { body: "fresh" },
    });
    const { user } = renderScreen(<StoredScreen />);
    expect(screen.queryByText(NOTICE)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Call" }));
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    expect(screen.getByText("Items: stored")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Call" }));
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    expect(await screen.findByText("Items: fresh")).toBeTruthy();
  },
);

test("the notice about stored data is hidden after an answer of 404", async () => {
  const statuses = [503, 404];
  fakeApi({ "GET /api/check": () => ({ status: statuses.shift(), body: { code: "any" } }) });
  const { user } = renderScreen(<StoredScreen />);
  await user.click(screen.getByRole("button", { name: "Call" }));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Call" }));
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});

test("the notice about stored data stays hidden when successful calls alternate with failing calls of another endpoint", async () => {
  fakeApi({
    "GET /api/check": { status: 503, body: { code: "unavailable" } },
    "GET /api/items": { body: "fresh" },
  });
  const { user } = renderScreen(<StoredScreen />);
  const shown: boolean[] = [];
  for (const call of ["Call items", "Call", "Call items", "Call"]) {
    await user.click(screen.getByRole("button", { name: call }));
    expect(await screen.findByText("Running: 0")).toBeTruthy();
    shown.push(screen.queryByText(NOTICE) !== null);
  }
  expect(shown).toEqual([false, false, false, false]);
});
