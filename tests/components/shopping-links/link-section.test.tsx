import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LinkSection } from "@/components/shopping-links/link-section";
import { makeQueryClient } from "@/lib/client/query-client";
import { demoLimits } from "@/lib/core/demo-limits";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import { shoppingLinksQuery } from "@/lib/features/shopping-links/client/queries";
import type { ShoppingLink } from "@/lib/features/shopping-links/model/dto";
import { userAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const me = userAnswer();
const LINK = "https://larder.example/shop/secret";

const link = (change: Partial<ShoppingLink> = {}): ShoppingLink => ({
  id: 5,
  listId: 1,
  createdById: me.id,
  createdBy: me.username,
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  ...change,
});

/** Renders the section with a fake server that stores the links. */
function renderSection({
  user = me,
  links = [],
  firstReading = () => Promise.resolve(),
}: { user?: User; links?: ShoppingLink[]; firstReading?: () => Promise<unknown> } = {}) {
  let stored = links;
  let reading = firstReading;
  const calls = fakeApi({
    "GET /api/shopping-links": async () => {
      await reading();
      return { body: stored };
    },
    "POST /api/shopping-links": () => {
      const made = link();
      stored = [made, ...stored.filter(({ createdById }) => createdById !== made.createdById)];
      return { status: 201, body: { ...made, link: LINK } };
    },
    "DELETE /api/shopping-links/5": () => {
      stored = stored.filter(({ id }) => id !== 5);
      return { status: 204 };
    },
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  return {
    ...renderScreen(<LinkSection listId={1} />, queryClient),
    calls,
    /** Replaces the links on the server, as another device does, and refetches them. */
    change: (to: ShoppingLink[]) => {
      stored = to;
      return queryClient.refetchQueries(shoppingLinksQuery());
    },
    /** Sets what each later fetch of the links waits for. */
    setReading: (to: () => Promise<unknown>) => {
      reading = to;
    },
  };
}

const isEnabled = (button: HTMLElement) => !button.matches(":disabled");

/** Presses "Make link" after the open links are known. */
async function makeLink(user: UserEvent): Promise<void> {
  const button = await screen.findByRole("button", { name: "Make link" });
  await waitFor(() => expect(isEnabled(button)).toBe(true));
  await user.click(button);
}

test("a new shopping link is shown once with the time of its end, and is in the list of open links", async () => {
  const { user, calls } = renderSection();
  await makeLink(user);
  expect(await screen.findByText(LINK)).toBeTruthy();
  const text = screen.getByText(/^Your link works until/);
  expect(text.textContent).toMatch(/tomorrow, \d\d:\d\d/);
  expect(document.activeElement).toBe(text);
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(calls).toContainEqual({
    method: "POST",
    path: "/api/shopping-links",
    body: { listId: 1 },
  });
  const open = await screen.findByRole("list", { name: "Open links" });
  expect(within(open).getByText(/Made by you/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "New link" })).toBeTruthy();
});

test("the address of a valid shopping link is not shown again, and its creator is told that a new link makes it invalid", async () => {
  renderSection({ links: [link()] });
  expect(await screen.findByText("A new link ends your present one.")).toBeTruthy();
  expect(screen.queryByText(LINK)).toBeNull();
});

test("ending a shopping link asks for confirmation, and then the address of the link is no longer shown", async () => {
  const { user } = renderSection();
  await makeLink(user);
  await user.click(await screen.findByRole("button", { name: /^End link made by/ }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "End link" }));
  await waitFor(() => expect(screen.queryByText(LINK)).toBeNull());
  await waitFor(() => expect(screen.queryByRole("list", { name: "Open links" })).toBeNull());
});

test.each([
  ["an admin", "admin", 1],
  ["an assistant", "assistant", 0],
] as const)(
  "%s sees who made the link of another member, and its button only with the right to end it",
  async (_, role, count) => {
    const other = link({ id: 6, createdById: me.id + 1, createdBy: "ben" });
    renderSection({ user: { ...me, role }, links: [other] });
    expect(await screen.findByText(/Made by ben/)).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: /^End link/ })).toHaveLength(count);
  },
);

test("the demo account sees an explanation instead of the button that makes a shopping link", () => {
  const { username, email } = DEMO_ACCOUNT;
  renderSection({ user: { ...me, username, email } });
  expect(screen.getByText(demoLimits.shoppingLink)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make link" })).toBeNull();
});

const failedRead = () => Promise.reject(new TypeError("Failed to fetch"));

test("the button Make link is disabled until the open links are loaded, because a new link ends one's own open link", async () => {
  const loading = deferred<null>();
  renderSection({ links: [link()], firstReading: () => loading.promise });
  const button = screen.getByRole("button", { name: "Make link" });
  expect(isEnabled(button)).toBe(false);
  loading.resolve(null);
  expect(await screen.findByText("A new link ends your present one.")).toBeTruthy();
  expect(isEnabled(screen.getByRole("button", { name: "New link" }))).toBe(true);
});

test("when the open links could not be loaded, no shopping link can be made until a retry has loaded them", async () => {
  const { user, setReading } = renderSection({ links: [link()], firstReading: failedRead });
  expect(await screen.findByText("The open links could not be loaded")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make link" })).toBeNull();
  setReading(() => Promise.resolve());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("A new link ends your present one.")).toBeTruthy();
});

test.each([
  ["was ended elsewhere", [], "Make link"],
  ["was replaced on another device", [link({ createdAt: "2026-01-01T00:00:00.000Z" })], "New link"],
])("the address of a new link is no longer shown after the link %s", async (_, links, label) => {
  const { user, change } = renderSection();
  await makeLink(user);
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "New link" })).toBeTruthy();
  await change(links);
  await waitFor(() => expect(screen.queryByText(LINK)).toBeNull());
  expect(screen.getByRole("button", { name: label })).toBeTruthy();
});

test("the address of a new shopping link is shown although the open links cannot be fetched again", async () => {
  const { user, setReading } = renderSection();
  await waitFor(() => expect(isEnabled(screen.getByRole("button"))).toBe(true));
  setReading(failedRead);
  await makeLink(user);
  expect(await screen.findByRole("button", { name: "New link" })).toBeTruthy();
  expect(screen.getByText(LINK)).toBeTruthy();
});
