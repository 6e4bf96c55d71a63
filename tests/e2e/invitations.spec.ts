import type { Page, Route } from "@playwright/test";
import { createInvitation } from "@/tests/support/factories";
import { cutOff, hold } from "./support/cut-off";
import { addMember, createHome, type Home, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";
import { expectToast } from "./support/toasts";

const NOT_MAILED = "The invitation link is valid, but there was an issue sending the email.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openSettings(page: Page, { admin }: Home): Promise<void> {
  await signIn(page, admin);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
}

/** Lets the call happen, and its answer say that no mail got out. */
async function answerNotMailed(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as object;
  await route.fulfill({ response, json: { ...answer, warning: NOT_MAILED } });
}

test(
  "the dialog says what is wrong, and keeps what was typed",
  { tag: "@both" },
  async ({ page }) => {
    const home = await createHome();
    const member = await addMember(home, "assistant");
    await openSettings(page, home);
    await button(page, "Invite User").click();
    const dialog = page.getByRole("dialog", { name: "Invite User" });
    const email = dialog.getByPlaceholder("Email");
    const send = dialog.getByRole("button", { name: "Send Invitation" });
    await expect(dialog.getByLabel("Role").locator("option")).toHaveText([
      "Select a role",
      "Admin",
      "Assistant",
    ]);
    await email.fill("nobody");
    await send.click();
    await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await email.fill(member.email);
    await send.click();
    await expectToast(page, "Error", "Failed to send invitation. Please try again.");
    await expect(
      dialog.getByText("This person is already a member of your household."),
    ).toBeVisible();

    await email.fill("guest@example.com");
    const fail = await hold(page, "**/api/invitations");
    await send.click();
    await expect(dialog.getByRole("button", { name: "Sending..." })).toBeDisabled();
    fail();
    await expectToast(page, "Error", "Failed to send invitation. Please try again.");
    await expect(dialog.getByRole("alert")).toContainText("Larder cannot be reached.");
    await expect(email).toHaveValue("guest@example.com");
    await expectAccessible(page);
  },
);

test("an invitation whose mail did not get out is there all the same", async ({ page }) => {
  await openSettings(page, await createHome());
  await page.route("**/api/invitations", (route) =>
    route.request().method() === "POST" ? answerNotMailed(route) : route.fallback(),
  );
  await button(page, "Invite User").click();
  await page.getByPlaceholder("Email").fill("guest@example.com");
  await page.getByRole("dialog").getByLabel("Role").selectOption("admin");
  await button(page, "Send Invitation").click();
  await expectToast(page, "Invitation Created", NOT_MAILED);
  const row = page.getByRole("listitem").filter({ hasText: "guest@example.com" });
  await expect(row.getByText("Invited", { exact: true })).toBeVisible();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
});

test("one that waits is resent and cancelled, and each failure says so", async ({ page }) => {
  const home = await createHome();
  const { email } = await createInvitation({ householdId: home.householdId, role: "assistant" });
  await openSettings(page, home);
  const row = page.getByRole("listitem").filter({ hasText: email });
  const resend = row.getByRole("button", { name: /Resend/ });
  const cancel = row.getByRole("button", { name: /Cancel invitation/ });
  await expect(row.getByText("Assistant", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await cutOff(page, "**/api/invitations/*/resend");
  await resend.click();
  await expectToast(page, "Error", "Failed to resend invitation. Please try again.");
  await page.unroute("**/api/invitations/*/resend");
  await resend.click();
  await expectToast(
    page,
    "Invitation Resent",
    "The invitation email has been resent successfully.",
  );
  await page.route("**/api/invitations/*/resend", answerNotMailed);
  await resend.click();
  await expectToast(page, "Invitation Resent", NOT_MAILED);

  const question = page.getByRole("alertdialog", { name: "Cancel this invitation?" });
  const confirm = question.getByRole("button", { name: "Cancel invitation" });
  await cancel.click();
  await expect(question).toContainText(email);
  await expectAccessibleInBothThemes(page);
  await question.getByRole("button", { name: "Keep invitation" }).click();
  await expect(question).toBeHidden();
  await cutOff(page, "**/api/invitations/*");
  await cancel.click();
  await confirm.click();
  await expectToast(page, "Error", "Failed to cancel invitation. Please try again.");
  await page.unroute("**/api/invitations/*");
  await cancel.click();
  await confirm.click();
  await expectToast(page, "Invitation Canceled", "The invitation has been canceled.");
  await expect(page.getByText("Pending Invitations")).toBeHidden();
});

test("an invitation that was used, or has expired, says so", async ({ page }) => {
  const used = await createInvitation({ accepted: true });
  await page.goto(`/register?token=${used.token}`);
  await expect(page.getByText("Invalid Invitation")).toBeVisible();
  await expect(page.getByText("This invitation has already been used.")).toBeVisible();
  const expired = await createInvitation({ expiresAt: new Date(Date.now() - 1000) });
  await page.goto(`/login?token=${expired.token}`);
  await expect(page.getByText("This invitation has expired.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a lookup that fails without words, or without a network, can be tried again", async ({
  page,
}) => {
  const { token, email } = await createInvitation({ role: "admin" });
  const lookup = "**/api/invitations/token/*";
  await page.route(lookup, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/register?token=${token}`);
  await expect(page.getByText("The invitation link is invalid or has expired.")).toBeVisible();
  await page.unroute(lookup);
  await cutOff(page, lookup);
  await page.reload();
  await expect(
    page.getByText("An error occurred while checking your invitation. Please try again."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(lookup);
  await button(page, "Try again").click();
  await expect(page.getByText("You are invited")).toBeVisible();
  await expect(page.getByText("Admin", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectAccessibleInBothThemes(page);
});
