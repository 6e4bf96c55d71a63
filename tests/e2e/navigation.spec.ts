import type { Page } from "@playwright/test";
import { deferred } from "@/tests/support/deferred";
import { createHome, fill, signIn } from "./support/household";
import { expect, test } from "./support/test";

/** Delays all answers of the API until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held = deferred<null>();
  const isCall = (url: URL) => url.pathname.startsWith("/api/");
  await page.route(isCall, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return async () => {
    held.resolve(null);
    await page.unroute(isCall, undefined);
  };
}

test("each main screen immediately shows its title and its loading state, and then its data", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, { Pantry: ["Flour"] });
  await signIn(page, home.admin);

  const screens = [
    {
      path: "/locations",
      from: "/account",
      title: "Locations",
      loading: "Loading locations",
      content: "Pantry",
    },
    {
      path: "/items",
      from: "/account",
      title: "Items",
      loading: "Loading items",
      content: "Flour",
    },
    {
      path: "/inventory-check",
      from: "/account",
      title: "Inventory Check",
      loading: "Loading inventory check",
      content: "Begin Inventory Check",
    },
    {
      path: "/shopping-list",
      from: "/account",
      title: "Shopping List",
      loading: "Loading shopping list",
      content: "No Shopping List Yet",
    },
    {
      path: "/settings",
      from: "/locations",
      title: "Settings",
      loading: "Loading users",
      content: home.admin.email,
    },
    {
      path: "/",
      from: "/account",
      title: "",
      loading: "Loading",
      content: "Perform Your First Inventory Check",
    },
  ];
  for (const { path, from, title, loading, content } of screens) {
    await test.step(`the loading state of ${path}`, async () => {
      // After a page load the query cache has no data of the next screen, so its loading state is shown.
      await page.goto(from);
      const release = await holdAnswers(page);
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(
        page
          .getByText(loading, { exact: true })
          .or(page.getByLabel(loading, { exact: true }))
          .first(),
      ).toBeAttached();
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toContainText(title);
      await release();
      await expect(page.getByText(content).first()).toBeVisible();
      await expect(heading).toBeFocused();
    });
  }

  await test.step("a screen whose data is cached appears although no answer arrives", async () => {
    await page.goto("/locations");
    await page.locator('a[href="/items"]:visible').first().click();
    await expect(page.getByText("Flour")).toBeVisible();
    const release = await holdAnswers(page);
    await page.locator('a[href="/locations"]:visible').first().click();
    await expect(page.getByRole("heading", { name: "Pantry" })).toBeVisible();
    await release();
  });
});

test("a tap on a button before the scripts of the page have arrived opens its dialog afterwards", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, { Pantry: ["Flour"] });
  await signIn(page, home.admin);
  const arrival = deferred<null>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const loaded = page.goto("/items");
  await page.getByRole("button", { name: "Flour", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  arrival.resolve(null);
  await loaded;
  await expect(page.getByRole("dialog", { name: "Edit Item" })).toBeVisible();
});

for (const width of [320, 360]) {
  test(`the labels of the bottom bar are 12 px high and have gaps between them in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await signIn(page, (await createHome()).admin);
    await page.goto("/settings");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link", { name: "Settings" })).toBeVisible();
    const labels = await bar.getByRole("link").evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        const { left, right } = range.getBoundingClientRect();
        return { left, right, size: getComputedStyle(link).fontSize, tap: link.clientWidth };
      }),
    );
    expect(labels.map(({ size }) => size)).toEqual(Array(5).fill("12px"));
    expect(Math.min(...labels.map(({ tap }) => tap))).toBeGreaterThanOrEqual(44);
    const edges = [0, ...labels.flatMap(({ left, right }) => [left, right]), width];
    const gaps = edges.flatMap((edge, at) => (at % 2 === 1 ? [edge - (edges[at - 1] ?? 0)] : []));
    expect(Math.min(...gaps.slice(1, -1))).toBeGreaterThanOrEqual(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
  });
}
