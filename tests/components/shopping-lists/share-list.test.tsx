import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Role } from "@/lib/policy/actor";
import { listAnswer, locationAnswer } from "../../support/answers";
import { latest, oil, renderList } from "./render-list";

const TEXT = "Shopping List\n\nKitchen\n- 3x Monini 1 l";

/** Renders the list for somebody who may only share its text, unless another role is given. */
async function renderAndShare(role: Role = "regular") {
  const { user } = renderList(
    {
      ...latest(listAnswer({ items: [oil] })),
      "GET /api/locations": { body: [locationAnswer(1, "Kitchen")] },
      "GET /api/shopping-links": { body: [] },
    },
    { role },
  );
  await screen.findByRole("heading", { name: "Kitchen" });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  return user;
}

function stubShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

test("the share button opens the share sheet of the device with what is left to buy", async () => {
  const shared: ShareData[] = [];
  stubShare((data) => {
    shared.push(data);
    return Promise.resolve();
  });
  await renderAndShare();
  await waitFor(() => expect(shared).toEqual([{ title: "Shopping List", text: TEXT }]));
});

test("closing the share sheet copies nothing and shows no toast", async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  stubShare(refused);
  await renderAndShare();
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(screen.queryByText("List copied")).toBeNull();
});

test("without a share sheet the share button copies the list to the clipboard", async () => {
  await renderAndShare();
  expect(await screen.findByText("List copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
});

test("for people who may make a shopping link, the share button opens a dialog that offers a link and a copy as text", async () => {
  const user = await renderAndShare("assistant");
  expect(await screen.findByRole("heading", { name: "Shopping link" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy as text" }));
  expect(await screen.findByText("List copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
});
