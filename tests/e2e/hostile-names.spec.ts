import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/paths";
import { db } from "@/lib/server/db";
import {
  createCheck,
  createCount,
  createInvitation,
  createItem,
  createLine,
  createList,
  createLocation,
} from "@/tests/support/factories";
import { hostileTexts } from "@/tests/support/hostile-texts";
import { createHome, type Home, signIn } from "./support/household";
import { mailboxSecret } from "./support/mailbox";
import { expect, test } from "./support/test";

const ROOMS = 10;

/** Selectors of the elements that the hostile texts would create if a screen parsed them as HTML. */
const MADE_BY_THEM =
  "[onerror], [onload], [onfocus], [ontoggle], [onstart], [onbegin], iframe:not([title]), object, embed, marquee, base, a[href^='javascript:'], form[action^='javascript:'], img[src='x'], link[href*='evil'], meta[http-equiv='refresh']";

/** Gives every named row of a household a hostile text, with a running check and a list. */
async function nameEverything({ householdId, admin }: Home) {
  const text = (index: number) => hostileTexts[index % hostileTexts.length] ?? "";
  await db.household.update({ where: { id: householdId }, data: { name: text(0) } });
  // The registration refuses usernames that contain scripts, but the screens must not depend on that.
  await db.user.updateMany({ where: { householdId }, data: { username: text(17) } });
  const { id: userId } = await db.user.findFirstOrThrow({ where: { email: admin.email } });
  const rooms = await Promise.all(
    Array.from({ length: ROOMS }, (_, index) =>
      createLocation({ householdId, name: text(5 * index), order: index }),
    ),
  );
  const items = [];
  for (const [index, name] of hostileTexts.entries()) {
    const locationId = rooms[index % ROOMS]?.id ?? 0;
    const supermarketItemName = index % 2 === 0 ? text(index + 7) : null;
    items.push(await createItem({ locationId, name, supermarketItemName }));
  }
  const { id: completedId } = await createCheck({
    householdId,
    userId,
    status: "completed",
    completedAt: new Date(),
    outOfStock: items.length,
    lowStock: 0,
    wellStocked: 0,
  });
  const { id: listId } = await createList({ householdId, updateId: completedId });
  const { id: runningId } = await createCheck({ householdId, userId });
  for (const [index, { id: itemId }] of items.entries()) {
    await createCount({ itemId, updateId: completedId, countedById: userId });
    await createLine({ listId, itemId, aiRationale: text(index + 3), rationaleSource: "claude" });
    if (index % 2 === 0) await createCount({ itemId, updateId: runningId, countedById: userId });
  }
  const itemId = items[0]?.id ?? 0;
  const { token } = await createInvitation({ householdId, invitedById: userId });
  return { completedId, runningId, listId, token, roomId: rooms[0]?.id ?? 0, itemId };
}

/** Records dialogs, requests and violations of the content security policy that the hostile texts cause. */
async function watchForHarm(page: Page): Promise<string[]> {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().includes("evil")) harm.push(`request: ${request.url()}`);
  });
  await page.exposeFunction("tellTest", (what: string) => harm.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellTest: (what: string) => void }).tellTest(
        `refused: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return harm;
}

test.describe("names that contain scripts", () => {
  test("no screen executes a script in a name, and the app sets only its own cookies and uses no web storage", async ({
    page,
    context,
  }) => {
    const home = await createHome();
    await signIn(page, home.admin);
    const made = await nameEverything(home);
    const { completedId, runningId, listId, token, roomId, itemId } = made;
    const harm = await watchForHarm(page);
    const script = hostileTexts[0] ?? "";
    const screens = [
      paths.home(),
      paths.locations(),
      paths.items(),
      paths.items({ locationId: roomId }),
      paths.items({ q: script }),
      paths.inventoryCheck(),
      paths.locationNav(roomId),
      paths.itemCheck(roomId, itemId),
      paths.itemSingleCheck(roomId, itemId),
      paths.locationCheck(roomId),
      paths.locationSummary(roomId),
      paths.inventoryComplete(runningId),
      paths.checkHistory(),
      paths.checkHistory(completedId),
      paths.shoppingList(),
      paths.shoppingList(listId),
      paths.shoppingLists(),
      paths.settings(),
      paths.dataManagement(),
      paths.recentlyDeleted(),
      paths.privacyPolicy(),
      paths.devMailbox(await mailboxSecret()),
      `/${encodeURIComponent(script)}`,
      paths.unsubscribe({ token: script }),
    ];
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.locator("h1").first()).toBeVisible();
      await expect(page.locator(MADE_BY_THEM)).toHaveCount(0);
      expect(harm, screen).toEqual([]);
    }

    const cookies = (await context.cookies()).map(({ name }) => name).toSorted();
    expect(cookies).toEqual(["larder.device", "larder.session"]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await page.goto(paths.shoppingList(listId));
    await page.getByRole("button", { name: /^Why / }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goto(paths.locations());
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(/Are you sure you want to delete .*alert\(1\)/)).toBeVisible();

    await page.request.post("/api/logout");
    // When the session has ended, the open screen redirects to the sign-in page without an action of the
    // person.
    await expect(page).toHaveURL(paths.auth());
    for (const screen of [
      paths.register({ token }),
      paths.register({ token: script }),
      paths.resetPassword({ token: script }),
      `${paths.login()}?token=${token}`,
    ]) {
      await page.goto(screen);
      await expect(page.locator(MADE_BY_THEM)).toHaveCount(0);
    }
    await page.goto(paths.register({ token }));
    await expect(page.getByText(script, { exact: false }).first()).toBeVisible();
    expect(harm).toEqual([]);
  });
});
