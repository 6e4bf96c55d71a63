import type { Page, Route } from "@playwright/test";
import { db } from "@/lib/server/db";
import { deferred } from "@/tests/support/deferred";
import { createItem } from "@/tests/support/factories";
import { jpeg, photographWithPosition } from "@/tests/support/pictures";
import { ItemsPage } from "./pages/items";
import { PhotoField } from "./pages/photo-field";
import { createHome, fill, type Home, signIn } from "./support/household";
import { expect, expectAccessible, test } from "./support/test";

const UPLOADS = "**/api/upload*";
const FAILED = "There was an error uploading the photo. Please try again.";
const UPLOADED = "The photo has been uploaded successfully.";

// The recorder fetches the address of a preview that could not be drawn, and the page's policy refuses that.
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
  return { items, dialog, field: new PhotoField(page, dialog) };
}

/** Holds every upload until it is let go. */
async function holdUploads(page: Page) {
  const { promise, resolve } = deferred<undefined>();
  await page.route(UPLOADS, async (route: Route) => {
    await promise;
    // A person who cancelled has already hung up.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(undefined);
}

/** The key of a photo that is uploaded without a screen. */
async function uploaded(page: Page): Promise<string> {
  const answer = await page.request.post("/api/upload", { multipart: { file: await photo() } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { objectKey: string }).objectKey;
}

test.beforeEach(async ({ page }) => {
  home = await createHome();
  await fill(home, { Kitchen: ["Rice"], Cellar: ["Potatoes"] });
  await signIn(page, home.admin);
});

test(
  "a photo is shrunk, uploaded, saved and there after a reload",
  { tag: "@both" },
  async ({ page }) => {
    const { items, dialog, field } = await openAdd(page);
    const sent = page.waitForRequest(UPLOADS);
    await field.choose(await photo({ width: 4000, height: 3000 }));
    expect(await (await sent).headerValue("content-type")).toContain("multipart/form-data");
    expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(4_000_000);
    await expect(page.getByText(UPLOADED)).toBeVisible();
    await expect(field.status).toHaveText("Photo uploaded");
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await expect(dialog).toBeHidden();
    const thumbnail = items.card("Cider").getByRole("img", { name: "Cider" });
    await expect(thumbnail).toHaveAttribute("src", /\/api\/files\/[\w-]{22}\?w=320/);
    await page.reload();
    await expect(thumbnail).toHaveJSProperty("naturalWidth", 320);
    await expect(thumbnail).toHaveAttribute("loading", "lazy");
  },
);

test("a card has its size before its photo is there", async ({ page }) => {
  const { id: locationId } = await db.location.findFirstOrThrow({
    where: { householdId: home.householdId, name: "Cellar" },
  });
  const objectKey = await uploaded(page);
  await createItem({ locationId, name: "Cider", photo: objectKey });
  const { promise, resolve } = deferred<undefined>();
  await page.route("**/api/files/**", async (route) => {
    await promise;
    await route.continue();
  });
  const items = new ItemsPage(page);
  const asked = page.waitForRequest("**/api/files/**");
  await page.goto("/items", { waitUntil: "commit" });
  await asked;
  const card = items.card("Cider");
  const without = await card.boundingBox();
  resolve(undefined);
  await expect(card.getByRole("img")).toHaveJSProperty("naturalWidth", 320);
  expect(await card.boundingBox()).toEqual(without);
});

test("a failing server says so; nothing typed is lost, and trying again works", async ({
  page,
}) => {
  const { items, dialog, field } = await openAdd(page);
  await page.route(UPLOADS, (route) => route.abort());
  await field.choose(await photo());
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(field.status).toContainText("Check your connection");
  await expect(field.button("Try again")).toBeFocused();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Cider");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.unroute(UPLOADS);
  await field.button("Try again").click();
  await expect(field.status).toHaveText("Photo uploaded");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add Item" }).click();
  await expect(items.card("Cider").getByRole("img")).toBeVisible();
});

test("saving waits for the upload, which can be cancelled", async ({ page }) => {
  const { items, dialog, field } = await openAdd(page);
  const letGo = await holdUploads(page);
  const sent = page.waitForRequest(UPLOADS);
  await field.choose(await photo());
  await sent;
  await expect(field.group.getByRole("progressbar", { name: "Uploading photo" })).toBeVisible();
  await expect(field.picture).toHaveJSProperty("naturalWidth", 640);
  await expect(dialog.getByRole("button", { name: "Uploading photo..." })).toBeDisabled();
  await dialog.getByLabel("Name", { exact: true }).press("Enter");
  await expectAccessible(page);
  const hungUp = page.waitForEvent("requestfailed");
  await field.button("Cancel upload").click();
  expect((await hungUp).url()).toContain("/api/upload");
  letGo();
  await expect(field.button("Choose a photo")).toBeFocused();
  await expect(field.picture).toBeHidden();
  await expect(page.getByText(FAILED)).toBeHidden();
  await dialog.getByRole("button", { name: "Add Item" }).click();
  await expect(items.card("Cider")).toContainText("No photo");
});

test("closing the dialog stops the upload", async ({ page }) => {
  const { dialog, field } = await openAdd(page);
  const letGo = await holdUploads(page);
  // Before that it is being shrunk, and there is nothing to hang up.
  const sent = page.waitForRequest(UPLOADS);
  await field.choose(await photo());
  await sent;
  await expect(field.status).toHaveText("Uploading photo...");
  const hungUp = page.waitForEvent("requestfailed");
  await page.keyboard.press("Escape");
  await hungUp;
  letGo();
  await expect(dialog).toBeHidden();
  expect(await db.storedFile.count({ where: { householdId: home.householdId } })).toBe(0);
});

test("a photo is replaced, kept without being sent anew, and removed", async ({ page }) => {
  const items = new ItemsPage(page);
  await items.open();
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") bodies.push(request.postDataJSON());
  });
  const edit = async (change: (field: PhotoField) => Promise<void>) => {
    const dialog = await items.edit("Rice");
    await change(new PhotoField(page, dialog));
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog).toBeHidden();
  };
  const thumbnail = items.card("Rice").getByRole("img");
  await edit(async (field) => {
    await field.choose({ ...(await photo()), buffer: await photographWithPosition() });
    await expect(field.status).toHaveText("Photo uploaded");
  });
  // It lay on its side: 400 wide and 200 high, to be turned.
  await expect(thumbnail).toHaveJSProperty("naturalHeight", 320);
  const first = await thumbnail.getAttribute("src");
  await edit(async (field) => {
    await field.choose(await photo(), "Choose another photo");
    await expect(field.status).toHaveText("Photo uploaded");
  });
  await expect(thumbnail).not.toHaveAttribute("src", first ?? "");
  await edit((field) => expect(field.picture).toBeVisible());
  await expect(thumbnail).toBeVisible();
  await edit(async (field) => {
    await field.button("Remove photo").click();
    await expect(field.button("Choose a photo")).toBeFocused();
  });
  await expect(items.card("Rice")).toContainText("No photo");
  expect(bodies[2]).not.toHaveProperty("photo");
  expect(bodies[3]).toMatchObject({ photo: null });
});

test("what is no picture is refused before it is sent, or by the server with its reason", async ({
  page,
}) => {
  const { field } = await openAdd(page);
  const uploads: string[] = [];
  page.on("request", (request) => request.url().includes("/upload") && uploads.push(request.url()));
  await field.choose({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("Rice") });
  await expect(field.status).toContainText("This file is not a picture.");
  expect(uploads).toEqual([]);
  await field.choose(
    { name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
    "Choose another photo",
  );
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(field.status).toContainText("This file is not a picture that can be used.");
  await expect(field.button("Try again")).toBeHidden();
  await field.choose(await photo(), "Choose another photo");
  await expect(field.status).toHaveText("Photo uploaded");
  await db.storedFile.updateMany({
    where: { householdId: home.householdId },
    data: { size: 250 * 1024 * 1024 },
  });
  await field.choose(await photo(), "Choose another photo");
  await expect(field.status).toContainText("Remove some photos first.");
});

test("a location's photo goes with it, and Create more begins without one", async ({ page }) => {
  await page.goto("/locations");
  await page.getByRole("button", { name: "Add location" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add New Location" });
  const field = new PhotoField(page, dialog);
  await dialog.getByRole("checkbox", { name: "Create more" }).check();
  await dialog.getByLabel("Location Name").fill("Pantry");
  const sent = page.waitForRequest(UPLOADS);
  await field.choose(await photo());
  expect((await sent).url()).toContain("bucket=location-photos");
  await expect(field.status).toHaveText("Photo uploaded");
  await dialog.getByRole("button", { name: "Add Location" }).click();
  await expect(dialog.getByLabel("Location Name")).toHaveValue("");
  await expect(field.picture).toBeHidden();
  await expect(page.getByRole("img", { name: "Pantry", includeHidden: true })).toHaveCount(1);
});

test(
  "the camera is offered on a phone; on a desktop one drops or pastes",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const { field } = await openAdd(page);
    const kinds = await field.group
      .locator("input[type=file]")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("accept")));
    const images = "image/jpeg,image/png,image/webp,image/avif,image/gif";
    expect(kinds).toEqual([images, images]);
    if (isMobile) {
      await field.choose(await photo(), "Take a photo");
      await expect(field.status).toHaveText("Photo uploaded");
      return;
    }
    await expect(field.button("Take a photo")).toBeHidden();
    for (const how of ["drop", "paste"] as const) {
      const answer = page.waitForResponse(UPLOADS);
      await field.bring(how, await jpeg());
      expect((await answer).status()).toBe(201);
      await expect(field.status).toHaveText("Photo uploaded");
    }
  },
);
