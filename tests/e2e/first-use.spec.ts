import type { Locator } from "@playwright/test";
import { createHome, fill, signIn } from "./support/household";
import { expect, newPerson, test } from "./support/test";

/** Returns the distance of each element from the top of a reference element, in pixels. */
async function offsets(reference: Locator, elements: readonly Locator[]): Promise<number[]> {
  const tops = await Promise.all(
    [reference, ...elements].map(async (element) => (await element.boundingBox())?.y ?? NaN),
  );
  return tops.slice(1).map((top) => Math.round(top - (tops[0] ?? NaN)));
}

test("typing the name of an item moves no field and no button of its form, with suggestions and with a name that exists", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, { Kitchen: ["Flour"] });
  await signIn(page, home.admin);
  await page.goto("/items");
  await page.getByRole("button", { name: "Add item", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Add New Item" });
  const name = form.getByLabel("Name", { exact: true });
  const packs = form.getByText("Sold in packs");
  const location = form.getByLabel("Location");
  const elements = [name, location, packs, form.getByRole("button", { name: "Add Item" })];
  const before = await offsets(form, elements);

  await name.pressSequentially("mil");
  const suggestion = form.getByRole("option").first();
  await expect(suggestion).toBeVisible();
  expect(await offsets(form, elements)).toEqual(before);
  const [above, below] = await Promise.all([suggestion.boundingBox(), location.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await name.fill("flour");
  await expect(form.getByText("Already in Kitchen")).toBeVisible();
  expect(await offsets(form, elements)).toEqual(before);
});

test("the form of a new item shows on a small phone that an item can be sold in packs", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, { Kitchen: ["Flour"] });
  await signIn(page, home.admin);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/items");
  await page.getByRole("button", { name: "Add item", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Add New Item" });
  const packs = form.getByText("Sold in packs");
  const [summary, button] = await Promise.all([
    packs.boundingBox(),
    form.getByRole("button", { name: "Add Item" }).boundingBox(),
  ]);
  expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await packs.click();
  await expect(form.getByLabel("Pack size")).toBeInViewport({ ratio: 1 });
});

test("the errors of the consents move no checkbox and no button of the registration", async ({
  page,
}) => {
  const { username, email, password } = newPerson();
  await page.goto("/register");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  const privacy = page.getByRole("checkbox", { name: /Privacy Policy/ });
  const register = page.getByRole("button", { name: "Register", exact: true });
  const elements = [
    page.getByRole("checkbox", { name: /Terms of Service/ }),
    page.getByRole("checkbox", { name: /^Send me news/ }),
    page.getByRole("checkbox", { name: "Keep me signed in" }),
    register,
  ];
  const before = await offsets(privacy, elements);
  await register.click();
  await expect(page.getByText("You must agree to the Terms of Service")).toBeVisible();
  await expect(page.getByText("You must agree to the Privacy Policy")).toBeVisible();
  expect(await offsets(privacy, elements)).toEqual(before);
});
