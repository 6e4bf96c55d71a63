import { expect, type Page, test } from "@playwright/test";
import type { Check, Count } from "@/lib/features/checks/model/dto";
import { demoRooms } from "@/prisma/demo/rooms";
import { createHome, type Home, signIn } from "@/tests/e2e/support/household";
import { createItem, createLocation } from "@/tests/support/factories";
import { Hand } from "./hand";
import { record } from "./record";

const COUNT = 40;

interface Product {
  room: string;
  name: string;
  /** The recorded stock before the second check. */
  before: number;
  /** The amount that the second check counts. */
  now: number;
}

/** The first forty items of the demo household. The second check finds every second one with its recorded stock. */
const products: Product[] = demoRooms
  .flatMap(({ name: room, items }) => items.map(({ name }) => ({ room, name })))
  .slice(0, COUNT)
  .map((item, index) => {
    const before = (index % 5) + 1;
    return { ...item, before, now: index % 2 === 0 ? before : before - 1 };
  });

for (const [how, tapsOnce] of [
  ["confirmed", false],
  ['recorded by "Tap once"', true],
] as const) {
  test(`A second check of forty items, half of them unchanged, changed amounts ${how}`, async ({
    page,
  }) => {
    const hand = await begin(page);
    await countOneByOne(page, { hand, tapsOnce });
    await end(page, { hand, hasLimit: tapsOnce });
  });
}

test("A second check of forty items, half of them unchanged, on the sheets of the locations", async ({
  page,
}) => {
  const hand = await begin(page);
  await countOnSheets(page, hand);
  await end(page, { hand, hasLimit: true });
});

/** Opens the start screen of a household with the products, and begins the check. */
async function begin(page: Page): Promise<Hand> {
  const home = await createHome();
  await fill(home);
  await signIn(page, home.admin);
  await page.goto("/inventory-check");
  const hand = new Hand();
  await hand.tap(page.getByRole("button", { name: "Begin Inventory Check" }));
  return hand;
}

async function end(
  page: Page,
  { hand, hasLimit }: { hand: Hand; hasLimit: boolean },
): Promise<void> {
  await expect(page.getByRole("heading", { name: "Inventory Check Complete" })).toBeVisible();
  await expectCounted(page);
  record("taps until everything is counted", `${hand.taps}${hasLimit ? " (at most 65)" : ""}`);
}

async function fill({ householdId }: Home): Promise<void> {
  const rooms = new Map<string, number>();
  for (const { room, name, before } of products) {
    const locationId = rooms.get(room) ?? (await createLocation({ householdId, name: room })).id;
    rooms.set(room, locationId);
    await createItem({ locationId, name, currentStock: before });
  }
}

/** Counts all items one by one with the fewest taps that the screens allow. */
async function countOneByOne(
  page: Page,
  { hand, tapsOnce }: { hand: Hand; tapsOnce: boolean },
): Promise<void> {
  const tap = (role: "button" | "link", name: string) =>
    hand.tap(page.getByRole(role, { name, exact: true }).last());
  await tap("link", "I'm here");
  if (tapsOnce) await hand.tap(page.getByRole("switch", { name: "Tap once" }));
  for (const [index, product] of products.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
    await count(product, { tap, tapsOnce });
    const next = products[index + 1];
    if (next?.room === product.room) continue;
    await expect(page.getByRole("heading", { level: 1, name: product.room })).toBeVisible();
    if (next) await tap("link", `Count ${next.room}`);
    else await tap("button", "Finish check");
  }
}

/** Counts all items on the sheets with the fewest taps: changes what differs, and confirms the rest. */
async function countOnSheets(page: Page, hand: Hand): Promise<void> {
  await hand.tap(page.getByRole("link", { name: "Count on one screen" }));
  for (const [index, { room, name, before, now }] of products.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: room })).toBeVisible();
    if (now < before) await hand.tap(page.getByRole("button", { name: `One less: ${name}` }));
    const next = products[index + 1];
    if (next?.room === room) continue;
    await hand.tap(page.getByRole("button", { name: /^(The rest is|All \d+ are) as shown/ }));
    await hand.tap(page.getByRole("button", { name: next ? /^Count / : "Finish check" }));
  }
}

type Tap = (role: "button" | "link", name: string) => Promise<void>;

async function count(
  { before, now }: Product,
  { tap, tapsOnce }: { tap: Tap; tapsOnce: boolean },
): Promise<void> {
  if (now === before) return tap("button", `Same: ${before}, as last time`);
  await tap("button", now === 0 ? "None" : String(now));
  if (!tapsOnce) await tap("button", "Set & Continue");
}

/** Throws if the entries of the running check are not exactly the `now` amounts of the products. */
async function expectCounted(page: Page): Promise<void> {
  const read = async <Answer>(path: string) =>
    (await page.request.get(path)).json() as Promise<Answer>;
  await expect(async () => {
    const { id } = await read<Check>("/api/inventory-updates/active");
    const counts = await read<Count[]>(`/api/inventory-updates/${id}/items`);
    expect(counts.map(({ newStock }) => newStock)).toEqual(products.map(({ now }) => now));
  }).toPass();
}
