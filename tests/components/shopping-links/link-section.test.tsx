import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LinkSection } from "@/components/shopping-links/link-section";
import { makeQueryClient } from "@/lib/client/query-client";
import { demoLimits } from "@/lib/core/demo-limits";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import type { ShoppingLink } from "@/lib/features/shopping-links/model/dto";
import { userAnswer } from "../../support/answers";
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
function renderSection({ user = me, links = [] }: { user?: User; links?: ShoppingLink[] } = {}) {
  let stored = links;
  const calls = fakeApi({
    "GET /api/shopping-links": () => ({ body: stored }),
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
  return { ...renderScreen(<LinkSection listId={1} />, queryClient), calls };
}

test("a new link is shown once with its end, and is among the open ones", async () => {
  const { user, calls } = renderSection();
  await user.click(await screen.findByRole("button", { name: "Make link" }));
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

test("an open link of one's own cannot be shown again, and a new link ends it", async () => {
  renderSection({ links: [link()] });
  expect(await screen.findByText("A new link ends your present one.")).toBeTruthy();
  expect(screen.queryByText(LINK)).toBeNull();
});

test("ending a link asks first, and then its address is no longer shown", async () => {
  const { user } = renderSection();
  await user.click(await screen.findByRole("button", { name: "Make link" }));
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

test("the demo account sees a sentence in place of the button", () => {
  const { username, email } = DEMO_ACCOUNT;
  renderSection({ user: { ...me, username, email } });
  expect(screen.getByText(demoLimits.shoppingLink)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make link" })).toBeNull();
});
