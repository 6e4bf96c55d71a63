import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { ItemsScreen } from "@/components/items/items-screen";
import { WriteQueueProvider } from "@/components/pending-writes/write-queue-provider";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { Item } from "@/lib/features/items/model/dto";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, locationAnswer, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

const kitchen = locationAnswer(1, "Kitchen");
const cellar = locationAnswer(2, "Cellar");
export const oil = itemAnswer(1, {
  name: "Olive oil",
  currentStock: 2,
  partialAmount: 0.333,
  desiredStock: 5,
});
export const jam = itemAnswer(2, {
  name: "Jam",
  unit: "jar",
  locationId: 2,
  supermarketItemName: null,
});
const none = { status: 404, body: { message: "Not found", code: "not_found" } };
export const refusal = { status: 503, body: { message: "Not now", code: "unavailable" } };

const NO_HISTORY = { desiredStock: 1, counts: [], changes: [] };

export interface Setup {
  items?: Item[];
  answers?: Parameters<typeof fakeApi>[0];
  role?: Role;
  /** The query string of the URL. */
  search?: string;
}

/** Renders the items screen of a household with a kitchen and a cellar. */
export function renderItems({
  items = [oil, jam],
  answers,
  role = "admin",
  search = "",
}: Setup = {}) {
  window.history.replaceState(null, "", search === "" ? "/items" : `/items?${search}`);
  const calls = fakeApi({
    "GET /api/locations": { body: [kitchen, cellar] },
    "GET /api/items": () => ({ body: items }),
    "GET /api/inventory-updates/latest": none,
    "GET /api/items/1/history": { body: NO_HISTORY },
    "GET /api/items/2/history": { body: NO_HISTORY },
    ...answers,
  });
  const queryClient = makeQueryClient();
  const person = userAnswer({ role });
  queryClient.setQueryData(currentUserQuery().queryKey, person);
  const queue = isolatedWriteQueue();
  const shown = (
    <WriteQueueContext value={queue}>
      <WriteQueueProvider user={person} />
      <ItemsScreen />
    </WriteQueueContext>
  );
  return { ...renderScreen(shown, queryClient, search), calls, queue };
}

export const row = async (name: string) => {
  const heading = await screen.findByRole("heading", { name, level: 3 });
  const row = heading.closest<HTMLElement>("[role=listitem]");
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
};
export const names = () =>
  screen.queryAllByRole("heading", { level: 3, hidden: true }).map((name) => name.textContent);
export const dialog = () => within(screen.getByRole("dialog"));

/** Opens a dialog by its button. */
export async function open(user: ReturnType<typeof renderItems>["user"], button: string) {
  await user.click(await screen.findByRole("button", { name: button }));
  await screen.findByRole("dialog");
}

/** Opens the dialog that edits an item from the panel with its history, in a wide window. */
export async function edit(user: ReturnType<typeof renderItems>["user"], name: string) {
  await user.click(await screen.findByRole("link", { name: `History of ${name}` }));
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByRole("dialog", { name: "Edit Item" });
}

/** Makes the window wide, so that the items are a table. */
export function beWide(): void {
  const wide = Object.assign(new EventTarget(), { matches: true, media: "" });
  vi.spyOn(window, "matchMedia").mockReturnValue(wide as MediaQueryList);
}

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
export const sent = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== "GET");
