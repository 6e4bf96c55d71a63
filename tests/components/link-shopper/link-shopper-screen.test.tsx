import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { LinkShopperScreen } from "@/components/link-shopper/link-shopper-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { sharedListQuery } from "@/lib/features/shopping-links/client/queries";
import type { SharedRow } from "@/lib/features/shopping-links/model/dto";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";
import { rowLabel } from "../../support/row-label";

interface Answer {
  status?: number;
  body?: unknown;
}

const GET = "GET /api/shop/secret";
const PATCH = "PATCH /api/shop/secret";

const oil: SharedRow = {
  kind: "line",
  id: 1,
  name: "Monini 1 l",
  quantity: 3,
  packSize: 6,
  unit: "bottle",
  purchased: false,
  notAvailable: false,
};
const candles: SharedRow = {
  kind: "addition",
  id: 1,
  name: "Candles",
  quantity: 2,
  packSize: 1,
  unit: null,
  purchased: false,
  notAvailable: false,
};

const list = (...rows: SharedRow[]) => ({
  body: { expiresAt: new Date(Date.now() + 3_600_000).toISOString(), rows },
});

const ended = { status: 404, body: { code: "not_found", message: "This link has ended." } };

beforeEach(() => dismissToast(toastStore.get()?.id ?? 0));

function renderLink(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  const keys: (string | null)[] = [];
  const answer = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (init.method === "PATCH") keys.push(new Headers(init.headers).get("Idempotency-Key"));
    return answer(path, init);
  });
  const queryClient = makeQueryClient();
  const refetch = () => queryClient.refetchQueries(sharedListQuery("secret"));
  return {
    ...renderScreen(<LinkShopperScreen token="secret" />, queryClient),
    calls,
    keys,
    refetch,
  };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const patches = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);

test("a link shopper sees lines and additions with quantities and packs, and the progress", async () => {
  renderLink({ [GET]: list({ ...oil, purchased: true }, candles) });
  expect((await box("3x Monini 1 l")).checked).toBe(true);
  expect((await box("2x Candles")).checked).toBe(false);
  expect(screen.getByText("pack of 6")).toBeTruthy();
  expect(screen.getByText("1 of 2 items purchased")).toBeTruthy();
});

test("a link shopper sees which lines the members have marked as not available", async () => {
  renderLink({ [GET]: list({ ...oil, notAvailable: true }, candles) });
  const marked = await box("3x Monini 1 l");
  expect(screen.getAllByText("Not available")).toHaveLength(1);
  expect(marked.closest("li")?.textContent).toContain("Not available");
});

test("a tick counts as purchased only after the server has accepted it", async () => {
  const saving = deferred<{ body: unknown }>();
  const { user } = renderLink({ [GET]: list(oil), [PATCH]: () => saving.promise });
  await user.click(await box("3x Monini 1 l"));
  expect(await screen.findByText("Saving…")).toBeTruthy();
  expect(screen.getByText("0 of 1 items purchased")).toBeTruthy();
  saving.resolve({ body: { kind: "line", id: 1, purchased: true } });
  expect(await screen.findByText("1 of 1 items purchased")).toBeTruthy();
  expect(screen.queryByText("Saving…")).toBeNull();
});

test("a celebration is shown when the server has accepted the tick of the last row", async () => {
  const burst = () => document.querySelector("[data-celebration]");
  const saving = deferred<{ body: unknown }>();
  const { user } = renderLink({
    [GET]: list({ ...oil, purchased: true }, candles),
    [PATCH]: () => saving.promise,
  });
  await user.click(await box("2x Candles"));
  await screen.findByText("Saving…");
  expect(burst()).toBeNull();
  saving.resolve({ body: { kind: "addition", id: 1, purchased: true } });
  await waitFor(() => expect(burst()).toBeTruthy());
});

test("an accepted tick of an addition does not tick the line with the same id", async () => {
  const { user } = renderLink({
    [GET]: list(oil, candles),
    [PATCH]: { body: { kind: "addition", id: 1, purchased: true } },
  });
  await user.click(await box("2x Candles"));
  await waitFor(async () => expect((await box("2x Candles")).checked).toBe(true));
  expect((await box("3x Monini 1 l")).checked).toBe(false);
});

test("a failed tick stays visible as not saved, and is sent again with the same key and time", async () => {
  let isReachable = false;
  const { user, calls, keys } = renderLink({
    [GET]: list(oil),
    [PATCH]: () =>
      isReachable
        ? { body: { kind: "line", id: 1, purchased: true } }
        : { status: 503, body: { code: "unavailable", message: "Too busy." } },
  });
  await user.click(await box("3x Monini 1 l"));
  expect(await screen.findByText("1 tick is not saved.")).toBeTruthy();
  expect(screen.getByText("Too busy.", { exact: false })).toBeTruthy();
  expect((await box("3x Monini 1 l")).checked).toBe(false);
  expect(screen.getByText("0 of 1 items purchased")).toBeTruthy();
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again: Monini 1 l" }));
  expect(await screen.findByText("1 of 1 items purchased")).toBeTruthy();
  expect(screen.queryByText("Not saved")).toBeNull();
  const [first, second] = patches(calls);
  expect(first).toMatchObject({ kind: "line", id: 1, purchased: true });
  expect(second).toEqual(first);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test("after a tick of something that is no longer on the list, a toast is shown and the row keeps its place as removed", async () => {
  let rows = [oil, candles];
  const { user } = renderLink({
    [GET]: () => list(...rows),
    [PATCH]: () => {
      rows = [candles];
      return { status: 409, body: { code: "conflict", message: "This is no longer on the list." } };
    },
  });
  await user.click(await box("3x Monini 1 l"));
  expect(await screen.findByText("This is no longer on the list.")).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
  const [first] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("3x Monini 1 lRemoved");
});

test("a link shopper sees the open rows first, and no row moves after a tick or when rows are added", async () => {
  let rows = [{ ...oil, purchased: true }, candles];
  const matches = { ...candles, id: 2, name: "Matches" };
  const { refetch } = renderLink({ [GET]: () => list(...rows) });
  await box("2x Candles");
  const names = () =>
    screen.getAllByRole("listitem").map(({ textContent }) => /[A-Z]\w+/.exec(textContent)?.[0]);
  expect(names()).toEqual(["Candles", "Monini"]);
  rows = [matches, oil, { ...candles, purchased: true }];
  await refetch();
  await box("2x Matches");
  expect(names()).toEqual(["Candles", "Matches", "Monini"]);
});

test("the page of an ended shopping link shows that the link has ended, and names the ticks that were not saved", async () => {
  let hasEnded = false;
  const { user } = renderLink({
    [GET]: () => (hasEnded ? ended : list(oil, candles)),
    [PATCH]: ended,
  });
  const row = await box("3x Monini 1 l");
  hasEnded = true;
  await user.click(row);
  expect(await screen.findByRole("heading", { name: "This link has ended" })).toBeTruthy();
  const unsaved = screen.getByText("These ticks were not saved:").parentElement;
  expect(within(unsaved ?? document.body).getByText(rowLabel("3x Monini 1 l"))).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("when the list of a link shopper cannot be refetched, it stays visible with a notice that it may be outdated", async () => {
  let isReachable = true;
  const { refetch } = renderLink({
    [GET]: () => {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return list(oil);
    },
  });
  await box("3x Monini 1 l");
  isReachable = false;
  await refetch();
  expect(await screen.findByText("The list may be outdated.")).toBeTruthy();
  expect(await box("3x Monini 1 l")).toBeTruthy();
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

test("a failed tick whose answer was lost counts as saved once its row is fetched as ticked, also after the link has ended", async () => {
  let answer: Answer = list(oil);
  const { user, refetch } = renderLink({
    [GET]: () => answer,
    [PATCH]: () => {
      answer = list({ ...oil, purchased: true });
      return lost();
    },
  });
  await user.click(await box("3x Monini 1 l"));
  expect(await screen.findByText("1 tick is not saved.")).toBeTruthy();
  await refetch();
  await waitFor(() => expect(screen.queryByText("1 tick is not saved.")).toBeNull());
  expect(screen.queryByText("Not saved")).toBeNull();
  expect((await box("3x Monini 1 l")).checked).toBe(true);
  answer = ended;
  await refetch();
  expect(await screen.findByRole("heading", { name: "This link has ended" })).toBeTruthy();
  expect(screen.queryByText("These ticks were not saved:")).toBeNull();
});

test("a tick counts as saved if its row was fetched as ticked before the answer to the tick was lost", async () => {
  const saving = deferred<Answer>();
  let row = oil;
  const { user, refetch } = renderLink({ [GET]: () => list(row), [PATCH]: () => saving.promise });
  await user.click(await box("3x Monini 1 l"));
  row = { ...oil, purchased: true };
  await refetch();
  expect(await screen.findByText("1 of 1 items purchased")).toBeTruthy();
  saving.reject(new TypeError("Failed to fetch"));
  await waitFor(() => expect(screen.queryByText("Saving…")).toBeNull());
  await waitFor(() => expect(screen.queryByText("Not saved")).toBeNull());
  expect(screen.queryByText("1 tick is not saved.")).toBeNull();
});

test("a failed tick is shown as not saved as long as the fetched list has its row as unticked", async () => {
  const { user, refetch } = renderLink({ [GET]: list(oil), [PATCH]: lost });
  await user.click(await box("3x Monini 1 l"));
  expect(await screen.findByText("1 tick is not saved.")).toBeTruthy();
  await refetch();
  expect(screen.getByRole("button", { name: "Try again: Monini 1 l" })).toBeTruthy();
});

test.each([
  ["other rows stay", [candles], "1 tick is not saved.", "Monini 1 l"],
  ["no row stays", [], "2 ticks are not saved.", "Monini 1 l, Candles"],
])(
  "failed ticks of removed rows are named in one toast and no longer counted in the notice, when %s",
  async (_, left, notice, names) => {
    let rows = [oil, candles];
    const { user, refetch } = renderLink({ [GET]: () => list(...rows), [PATCH]: lost });
    for (const name of ["3x Monini 1 l", "2x Candles"].slice(0, 2 - left.length)) {
      await user.click(await box(name));
    }
    expect(await screen.findByText(notice)).toBeTruthy();
    rows = left;
    await refetch();
    const toast = await screen.findByRole("alert");
    expect(within(toast).getByText("Not saved")).toBeTruthy();
    expect(within(toast).getByText(names)).toBeTruthy();
    expect(screen.queryByText(notice)).toBeNull();
  },
);
