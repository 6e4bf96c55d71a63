import { db } from "@/lib/server/db";
import { createInvitation, createStoredFile } from "@/tests/support/factories";
import { expect, test } from "./support/test";
import { expectToast } from "./support/toasts";
import { type Device, twoPeople } from "./support/two-people";

/** Sooner than a poll would come: the stream has told it. */
const TOLD = { timeout: 4_000 };

function member({ username }: Device) {
  return db.user.findFirstOrThrow({
    where: { username },
    select: { id: true, householdId: true },
  });
}

async function close(...devices: Device[]): Promise<void> {
  for (const { context, errors } of devices) {
    await context.close();
    expect(errors).toEqual([]);
  }
}

test("open settings follow what another admin changes, and what one may do oneself", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [anna, ben] = await twoPeople(browser);
  const { id, householdId } = await member(ben);
  const call = anna.context.request;
  const invite = ben.page.getByRole("button", { name: "Invite User" });

  await test.step("a new right is offered without a reload", async () => {
    await ben.page.goto("/settings");
    await expect(ben.page.getByText(anna.email)).toBeVisible();
    await expect(invite).toHaveCount(0);
    await call.patch(`/api/users/${id}/role`, { data: { role: "admin" } });
    await expect(invite).toBeVisible(TOLD);
  });

  await test.step("invitations come and go", async () => {
    await anna.post("/api/invitations", { email: "guest@example.com", role: "assistant" });
    await expect(ben.page.getByText("guest@example.com")).toBeVisible(TOLD);
    const { id: invitationId } = await db.userInvitation.findFirstOrThrow({
      where: { householdId },
    });
    await call.delete(`/api/invitations/${invitationId}`);
    await expect(ben.page.getByText("guest@example.com")).toBeHidden(TOLD);
  });

  await test.step("somebody joins, and is deactivated", async () => {
    const { token, email } = await createInvitation({ householdId });
    const username = email.slice(0, email.indexOf("@"));
    const guest = await browser.newContext();
    const joined = await guest.request.post("/api/register", {
      data: {
        username,
        email,
        token,
        password: "a quiet cellar",
        privacyConsent: true,
        termsConsent: true,
      },
    });
    expect(joined.status()).toBe(201);
    const { id: guestId } = (await joined.json()) as { id: number };
    await guest.close();
    await expect(ben.page.getByText(email)).toBeVisible(TOLD);
    await call.patch(`/api/users/${guestId}/status`, { data: { isActive: false } });
    await expect(ben.page.getByText("Deactivated", { exact: true })).toBeVisible(TOLD);
  });

  await test.step("the household's setting is everybody's", async () => {
    const reasons = ben.page.getByRole("checkbox", { name: "Reasons written by AI" });
    await expect(reasons).toBeChecked();
    await call.patch("/api/household", { data: { aiEnabled: false } });
    await expect(reasons).not.toBeChecked(TOLD);
  });

  await test.step("a storage optimization shows where it was not started", async () => {
    await createStoredFile({ householdId });
    await ben.page.goto("/data-management");
    await expect(ben.page.getByRole("button", { name: "Optimize Storage" })).toBeVisible();
    await anna.post("/api/migrate-images");
    await expect(ben.page.getByText(/^Last run/)).toBeVisible(TOLD);
  });

  await test.step("a right that is taken is no longer offered", async () => {
    await ben.page.goto("/settings");
    await invite.click();
    await expect(ben.page.getByRole("dialog")).toBeVisible();
    await call.patch(`/api/users/${id}/role`, { data: { role: "assistant" } });
    await expect(ben.page.getByRole("dialog")).toHaveCount(0, TOLD);
    await expect(invite).toHaveCount(0, TOLD);
    await expectToast(ben.page, "Your role has changed", "You are an assistant now.");
  });

  await close(anna, ben);
});

test("without a stream what one may do is asked for", async ({ browser }) => {
  const [anna, ben] = await twoPeople(browser);
  const { id } = await member(ben);
  await ben.context.route("**/api/events*", (route) => route.fulfill({ status: 204 }));
  await ben.page.goto("/locations");
  await expect(ben.page.getByText("No locations found.")).toBeVisible();
  const add = ben.page.getByRole("button", { name: "Add location" });
  await expect(add).toHaveCount(0);
  await anna.context.request.patch(`/api/users/${id}/role`, { data: { role: "admin" } });
  await expect(add.first()).toBeVisible();
  await close(anna, ben);
});
