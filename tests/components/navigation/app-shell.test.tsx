import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { AppShell } from "@/components/navigation/app-shell";
import { EMPTY_VIEW } from "@/lib/client/pending-writes/queue-state";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { memoryStore, type WriteStore } from "@/lib/client/pending-writes/write-store";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { itemAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { router } from "../../support/fake-router";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

const anna: User = {
  id: 7,
  username: "anna",
  email: "anna@example.com",
  emailVerifiedAt: null,
  role: "admin",
  householdId: 1,
  householdName: "anna's Household",
  createdAt: "2026-01-01T00:00:00.000Z",
  isActive: true,
  marketingConsent: false,
  remindersEnabled: true,
  runOutRemindersEnabled: false,
  privacyConsentedAt: null,
  termsConsentedAt: null,
  avatarUrl: "/api/avatars/7?v=1",
};

function renderShell(pathname = "/") {
  window.history.replaceState(null, "", pathname);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, anna);
  queryClient.setQueryData(["items"], [itemAnswer(11)]);
  const queue = isolatedWriteQueue(stored);
  const shell = (
    <WriteQueueContext value={queue}>
      <AppShell>
        <h1>Screen</h1>
      </AppShell>
    </WriteQueueContext>
  );
  return { ...renderScreen(shell, queryClient), queue };
}

// jsdom has no layout, so no navigation is hidden: the first one is the side bar, the second one the bottom
// bar.
function navigations() {
  const [sideBar, bottomBar] = screen.getAllByRole("navigation", { name: "Main" });
  if (!sideBar || !bottomBar) throw new Error("A navigation is missing.");
  return { sideBar, bottomBar };
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

let stored: WriteStore;

const olives = {
  updateId: 5,
  itemId: 11,
  newStock: 2,
  partialAmount: 0,
  observedAt: "2026-01-01T12:00:00.000Z",
};

beforeEach(() => {
  stored = memoryStore();
});

describe("the main navigation", () => {
  test("the side bar has six entries, and the bottom bar has all of them except Home", () => {
    renderShell();
    const { sideBar, bottomBar } = navigations();
    const entries = [
      ["Home", "/"],
      ["Locations", "/locations"],
      ["Items", "/items"],
      ["Inventory Check", "/inventory-check"],
      ["Shopping List", "/shopping-list"],
      ["Settings", "/settings"],
    ];
    expect(linksIn(sideBar)).toEqual(entries);
    expect(linksIn(bottomBar)).toEqual(entries.slice(1));
  });

  test.each([
    ["/", "Home", "page"],
    ["/items", "Items", "page"],
    ["/shopping-list/12", "Shopping List", "true"],
    ["/item-single-check/3/9", "Inventory Check", "true"],
    ["/inventory-complete/4", "Inventory Check", "true"],
  ])("on %s the navigation marks only %s as current", (pathname, name, mark) => {
    renderShell(pathname);
    const [sideBar] = screen.getAllByRole("navigation", { name: "Main" });
    if (!sideBar) throw new Error("no side bar");
    const marked = within(sideBar)
      .getAllByRole("link")
      .filter((link) => link.hasAttribute("aria-current"));
    expect(marked.map((link) => link.textContent)).toEqual([name]);
    expect(marked[0]?.getAttribute("aria-current")).toBe(mark);
  });

  test('the link "Skip to content" leads to the main element', () => {
    renderShell();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  });
});

describe("logging out by the side bar", () => {
  test("a logout ends the session, clears the cache and opens the login screen", async () => {
    const calls = fakeApi({ "POST /api/logout": { status: 204 } });
    const { user, queryClient } = renderShell();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Logged out successfully")).toBeTruthy();
    await waitFor(() =>
      expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
        "POST /api/logout",
        "POST /api/clear-cache",
      ]),
    );
    expect(queryClient.getQueryData(["items"])).toBeUndefined();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/auth"));
    expect(screen.queryByText("Screen")).toBeNull();
  });

  test("a logout with a pending write asks for confirmation and retains the write on the device", async () => {
    const calls = fakeApi({ "POST /api/logout": { status: 204 } });
    const { user, queue } = renderShell();
    await queue.add(countWrites.create(olives, { locationId: 1 }));
    const isLogout = ({ path }: { path: string }) => path === "/api/logout";
    await user.click(screen.getByRole("button", { name: "Logout" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("1 count on this device has not been saved yet.");
    await user.click(within(dialog).getByRole("button", { name: "Stay signed in" }));
    expect(calls.filter(isLogout)).toEqual([]);
    expect(queue.get().pending).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await user.click(await screen.findByRole("button", { name: "Log out" }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/auth"));
    expect(calls.filter(isLogout)).toHaveLength(1);
    expect(await stored.list({ userId: 7, householdId: 1 })).toHaveLength(1);
    expect(queue.get()).toEqual(EMPTY_VIEW);
  });

  test("a failed logout by the side bar shows an error and does not leave the screen", async () => {
    fakeApi({});
    const { user } = renderShell();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Logout failed")).toBeTruthy();
    const text = "Larder cannot be reached. Check your connection and try again.";
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText("Screen")).toBeTruthy();
    expect(router.replace).not.toHaveBeenCalled();
  });
});

test("the account menu shows the household, the themes and the logout", async () => {
  const { user } = renderShell();
  const [, phoneMenu] = screen.getAllByRole("button", { name: /account menu/ });
  if (!phoneMenu) throw new Error("The title bar has no menu.");
  expect(phoneMenu.textContent).toBe("AN");
  await user.click(phoneMenu);
  const menu = await screen.findByRole("menu");
  expect(within(menu).getByText("anna's Household")).toBeTruthy();
  expect(
    within(menu)
      .getAllByRole("menuitemradio")
      .map((item) => item.textContent),
  ).toEqual(["Light", "Dark", "System"]);
  expect(within(menu).getByRole("menuitem", { name: "Logout" })).toBeTruthy();
});
