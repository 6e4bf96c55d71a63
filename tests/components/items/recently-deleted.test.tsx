import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RecentlyDeletedScreen } from "@/components/items/recently-deleted/recently-deleted-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { setClock } from "@/lib/core/clock";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { RecentlyDeleted } from "@/lib/features/items/model/recently-deleted";
import type { Role } from "@/lib/policy/actor";
import { userAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";
import { renderLocations } from "../locations/locations-page";
import { renderItems } from "./items-page";

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => setClock(undefined));

const tea: RecentlyDeleted = {
  kind: "item",
  id: 1,
  name: "Black tea",
  photo: null,
  pictogram: null,
  location: { name: "Kitchen", isDeleted: false },
  itemCount: 0,
  deletedAt: "2026-03-18T12:00:00.000Z",
  deletedBy: "ben",
};
const soap: RecentlyDeleted = {
  ...tea,
  id: 2,
  name: "Soap",
  location: { name: "Cellar", isDeleted: true },
  deletedBy: null,
};
const cellar: RecentlyDeleted = {
  ...tea,
  kind: "location",
  id: 1,
  name: "Cellar",
  location: null,
  itemCount: 5,
};

type Answers = Parameters<typeof fakeApi>[0];

function show(answers: Answers, role: Role = "admin") {
  const calls = fakeApi(answers);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  return { ...renderScreen(<RecentlyDeletedScreen />, queryClient), calls };
}

const withEntries = (...entries: RecentlyDeleted[]) =>
  show({ "GET /api/recently-deleted": { body: entries } });

async function entry(name: string) {
  const heading = await screen.findByRole("heading", { name, level: 2 });
  const article = heading.closest("article");
  if (!article) throw new Error(`${name} has no entry.`);
  return within(article);
}

describe("the list of recently deleted items and locations", () => {
  test("the Recently deleted screen has one link back, to the items", () => {
    withEntries();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/items",
    ]);
  });

  test("an entry of the Recently deleted screen shows name, location, time, the person who deleted it and the days left", async () => {
    withEntries(tea, cellar);
    const ofTea = await entry("Black tea");
    expect(ofTea.getByText("Item in Kitchen")).toBeTruthy();
    expect(ofTea.getByText("2 days ago").closest("p")?.textContent).toBe(
      "Deleted 2 days ago by ben",
    );
    expect(ofTea.getByText("28 days left")).toBeTruthy();
    expect((await entry("Cellar")).getByText("Location, 5 items")).toBeTruthy();
  });

  test.each([
    [0, "Location, no items"],
    [1, "Location, 1 item"],
  ])("the entry of a location deleted with %i items has the text %s", async (itemCount, text) => {
    withEntries({ ...cellar, itemCount });
    expect((await entry("Cellar")).getByText(text)).toBeTruthy();
  });

  test("the entry of an item in a deleted location names the location that must be restored before it, and has no button", async () => {
    withEntries(soap);
    const ofSoap = await entry("Soap");
    expect(ofSoap.getByText("Restore the location Cellar first.")).toBeTruthy();
    expect(ofSoap.queryByRole("button", { name: "Restore Soap" })).toBeNull();
    expect(ofSoap.getByText("2 days ago").closest("p")?.textContent).toBe("Deleted 2 days ago");
  });

  test.each([
    ["item", tea, "/api/items/1/restore", "Item restored successfully"],
    ["location", cellar, "/api/locations/1/restore", "Location restored successfully"],
  ])("Restore restores the %s and removes its entry", async (_, deleted, path, toast) => {
    const entries = [deleted];
    const { user, calls } = show({
      "GET /api/recently-deleted": () => ({ body: [...entries] }),
      [`POST ${path}`]: () => {
        entries.pop();
        return { body: {} };
      },
    });
    await user.click(await screen.findByRole("button", { name: `Restore ${deleted.name}` }));
    expect(await screen.findByText(toast)).toBeTruthy();
    expect(await screen.findByText("Nothing to restore")).toBeTruthy();
    const group = screen.getByRole("group", { name: "Recently deleted items and locations" });
    expect(document.activeElement).toBe(group);
    expect(calls.filter(({ method }) => method === "POST")).toMatchObject([{ path }]);
  });

  const rice = { ...tea, id: 3, name: "Rice" };
  const oats = { ...tea, id: 4, name: "Oats" };

  test("after a restore the focus moves to the Restore button of the next entry that has such a button", async () => {
    const entries = [tea, soap, rice];
    const { user } = show({
      "GET /api/recently-deleted": () => ({ body: [...entries] }),
      "POST /api/items/1/restore": () => {
        entries.shift();
        return { body: {} };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Restore Black tea" }));
    await waitFor(() => expect(screen.queryByText("Black tea")).toBeNull());
    const next = screen.getByRole("button", { name: "Restore Rice" });
    expect(document.activeElement).toBe(next);
  });

  test("when the focus is on the button of another entry, a restore does not move the focus", async () => {
    const entries = [tea, rice, oats];
    const answer = deferred<{ body: unknown }>();
    const { user } = show({
      "GET /api/recently-deleted": () => ({ body: [...entries] }),
      "POST /api/items/1/restore": () => answer.promise,
    });
    await user.click(await screen.findByRole("button", { name: "Restore Black tea" }));
    const other = screen.getByRole("button", { name: "Restore Oats" });
    other.focus();
    entries.shift();
    answer.resolve({ body: {} });
    await waitFor(() => expect(screen.queryByText("Black tea")).toBeNull());
    expect(document.activeElement).toBe(other);
  });

  test("a refused restore shows the reason of the server and keeps the entry", async () => {
    const message = "A household can have up to 4 items.";
    const { user } = show({
      "GET /api/recently-deleted": { body: [tea] },
      "POST /api/items/1/restore": { status: 409, body: { message, code: "conflict" } },
    });
    await user.click(await screen.findByRole("button", { name: "Restore Black tea" }));
    expect(await screen.findByText("Failed to restore item")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Restore Black tea" })).toBeTruthy();
  });

  test("the Recently deleted screen shows 50 of 60 entries, and a button shows the other ten", async () => {
    const { user } = withEntries(
      ...Array.from({ length: 60 }, (_, index) => ({ ...tea, id: index, name: `Tea ${index}` })),
    );
    await entry("Tea 49");
    expect(screen.getAllByRole("article")).toHaveLength(50);
    await user.click(screen.getByRole("button", { name: "Show earlier ones" }));
    expect(screen.getAllByRole("article")).toHaveLength(60);
    expect(screen.queryByRole("button", { name: "Show earlier ones" })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[50]);
  });
});

describe("the states of the Recently deleted screen", () => {
  test("the Recently deleted screen shows a loading state, and then that there is nothing to restore", async () => {
    withEntries();
    expect(screen.getByRole("status").textContent).toBe("Loading recently deleted items");
    expect(await screen.findByText("Nothing to restore")).toBeTruthy();
  });

  test("if the recently deleted items cannot be loaded, an error with a retry is shown", async () => {
    const answers: Answers = {};
    const { user } = show(answers);
    expect(await screen.findByText("Recently deleted items could not be loaded")).toBeTruthy();
    answers["GET /api/recently-deleted"] = { body: [tea] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await entry("Black tea");
  });

  test.each(["assistant", "regular"] as const)(
    "the role %s sees that only an admin can restore, and the recently deleted items are not fetched",
    (role) => {
      const { calls } = show({}, role);
      expect(screen.getByText("Only an admin can restore")).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );
});

describe("the link to the Recently deleted screen", () => {
  const link = () => screen.queryByRole("link", { name: "Recently deleted" });

  test.each([
    ["items", () => renderItems()],
    ["locations", () => renderLocations({ "GET /api/locations": { body: [] } })],
  ])("the %s screen links an admin to the Recently deleted screen", async (_, render) => {
    render();
    await waitFor(() => expect(link()?.getAttribute("href")).toBe("/recently-deleted"));
  });

  test.each([
    ["items", () => renderItems({ role: "assistant" })],
    ["locations", () => renderLocations({ "GET /api/locations": { body: [] } }, "assistant")],
  ])("the %s screen does not link an assistant to the Recently deleted screen", (_, render) => {
    render();
    expect(link()).toBeNull();
  });
});
