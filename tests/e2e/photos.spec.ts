import type { Page, Route } from "@playwright/test";
import { db } from "@/lib/server/db";
import { deferred } from "@/tests/support/deferred";
import { jpeg, photographWithPosition } from "@/tests/support/pictures";
import { ItemsPage } from "./pages/items";
import { PhotoField } from "./pages/photo-field";
import { createHome, fill, type Home, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";

const UPLOADS = "**/api/upload*";
const FAILED = "There was an error uploading the photo. Please try again.";
const UPLOADED = "The photo has been uploaded successfully.";

// Traces are off because the trace recorder fetches photo previews that failed to decode. The content security
// policy blocks these requests.
test.use({ trace: "off" });

let home: Home;

const photo = async (size?: { width: number; height: number }) => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await jpeg(size),
});

async function openAdd(page: Page) {
  const items = new ItemsPage(page);
  await items.open();
  await page.getByRole("button", { name: "Add item to Cellar" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item" });
  await dialog.getByLabel("Name", { exact: true }).fill("Cider");
  await dialog.getByLabel("Unit").selectOption("bottle");
  const field = new PhotoField(page, dialog);
  await field.unfold();
  return { items, dialog, field };
}

/** Delays every upload until the returned function is called. */
async function holdUploads(page: Page) {
  const { promise, resolve } = deferred<undefined>();
  await page.route(UPLOADS, async (route: Route) => {
    await promise;
    // The browser aborts a cancelled upload, which cannot continue.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(undefined);
}

test.beforeEach(async ({ page }) => {
  home = await createHome();
  await fill(home, { Kitchen: ["Rice"], Cellar: ["Potatoes"] });
  await signIn(page, home.admin);
});

test(
  "a photo is taken, dropped or pasted, resized before its upload, and replaced",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const { items, dialog, field } = await openAdd(page);
    const sent = page.waitForRequest(UPLOADS);
    const large = await photo({ width: 4000, height: 3000 });
    await field.choose(large, isMobile ? "Take a photo" : "Choose a photo");
    expect(await (await sent).headerValue("content-type")).toContain("multipart/form-data");
    expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(4_000_000);
    await expect(page.getByText(UPLOADED)).toBeVisible();
    await expect(field.status).toHaveText("Photo uploaded");
    if (!isMobile) {
      await expect(field.button("Take a photo")).toBeHidden();
      for (const how of ["drop", "paste"] as const) {
        const answer = page.waitForResponse(UPLOADS);
        await field.bring(how, await jpeg());
        expect((await answer).status()).toBe(201);
        await expect(field.status).toHaveText("Photo uploaded");
      }
    }
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await expect(dialog).toBeHidden();
    const card = items.row("Cider");
    const thumbnail = card.getByRole("img", { name: "Cider" });
    await expect(thumbnail).toHaveAttribute("src", /\/api\/files\/[\w-]{22}\?w=320/);

    await test.step("an item's card has its final size before its photo has loaded", async () => {
      const { promise, resolve } = deferred<undefined>();
      await page.route("**/api/files/**", async (route) => {
        await promise;
        await route.continue();
      });
      const asked = page.waitForRequest("**/api/files/**");
      await page.goto("/items", { waitUntil: "commit" });
      await asked;
      const without = await card.boundingBox();
      resolve(undefined);
      await expect(thumbnail).toHaveJSProperty("naturalWidth", 320);
      await expect(thumbnail).toHaveAttribute("loading", "lazy");
      expect(await card.boundingBox()).toEqual(without);
    });

    await test.step("a photo that is rotated by its EXIF data is shown upright", async () => {
      const edit = await items.edit("Cider");
      const other = new PhotoField(page, edit);
      const turned = { ...(await photo()), buffer: await photographWithPosition() };
      await other.choose(turned, "Choose another photo");
      await expect(other.status).toHaveText("Photo uploaded");
      await edit.getByRole("button", { name: "Save Changes" }).click();
      await expect(edit).toBeHidden();
      // The JPEG file is 400 pixels wide and 200 high, so only an upright thumbnail is 320 pixels high.
      await expect(thumbnail).toHaveJSProperty("naturalHeight", 320);
    });
  },
);

test("a photo upload can be cancelled and retried, is refused for a broken file, and is aborted when its dialog closes", async ({
  page,
}) => {
  const { items, dialog, field } = await openAdd(page);
  const name = dialog.getByLabel("Name", { exact: true });

  await test.step("saving an item waits for the upload of its photo, which can be cancelled", async () => {
    const letGo = await holdUploads(page);
    const sent = page.waitForRequest(UPLOADS);
    await field.choose(await photo());
    await sent;
    await expect(field.group.getByRole("progressbar", { name: "Uploading photo" })).toBeVisible();
    await expect(field.picture).toHaveJSProperty("naturalWidth", 640);
    await expect(dialog.getByRole("button", { name: "Uploading photo..." })).toBeDisabled();
    await name.press("Enter");
    await expectAccessible(page);
    const aborted = page.waitForEvent("requestfailed");
    await field.button("Cancel upload").click();
    expect((await aborted).url()).toContain("/api/upload");
    letGo();
    await page.unroute(UPLOADS);
    await expect(field.button("Choose a photo")).toBeFocused();
    await expect(field.picture).toBeHidden();
    await expect(page.getByText(FAILED)).toBeHidden();
  });

  await test.step("a photo that cannot be decoded is refused with the reason", async () => {
    const torn = { name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await field.choose(torn);
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(field.status).toContainText("This file is not a picture that can be used.");
    await expect(field.button("Try again")).toBeHidden();
  });

  await test.step("a failed upload of a photo keeps the form and can be retried", async () => {
    await page.route(UPLOADS, (route) => route.abort());
    await field.choose(await photo(), "Choose another photo");
    await expect(field.status).toContainText("Check your connection");
    await expect(field.button("Try again")).toBeFocused();
    await expect(name).toHaveValue("Cider");
    await expectAccessibleInBothThemes(page);
    await page.unroute(UPLOADS);
    await field.button("Try again").click();
    await expect(field.status).toHaveText("Photo uploaded");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await expect(items.row("Cider").getByRole("img", { name: "Cider" })).toBeVisible();
  });

  await test.step("closing the dialog aborts the upload of a photo", async () => {
    const files = () => db.storedFile.count({ where: { householdId: home.householdId } });
    const before = await files();
    const again = new PhotoField(page, await items.edit("Rice"));
    await again.unfold();
    const letGo = await holdUploads(page);
    // The item dialog resizes the photo before it uploads it, so the test waits for the upload request.
    const sent = page.waitForRequest(UPLOADS);
    await again.choose(await photo());
    await sent;
    const aborted = page.waitForEvent("requestfailed");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await aborted;
    letGo();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await files()).toBe(before);
  });
});
