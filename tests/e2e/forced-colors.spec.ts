import type { Locator, Page } from "@playwright/test";
import type { Segment } from "@/lib/core/screens";
import { stateOf } from "@/tests/screens/table";
import { Visitor } from "@/tests/screens/visitor";
import { expect, test } from "./support/test";

const DESKTOP = { width: 1280, height: 800 };

let visitor: Visitor;

test.beforeEach(({ browser }) => {
  visitor = new Visitor(browser);
});

test.afterEach(() => visitor.close());

async function openForced(segment: Segment, state: string): Promise<Page> {
  const { entry } = stateOf(segment, state);
  const { page } = await visitor.open(entry, { size: DESKTOP, theme: "light", text: 100 });
  await page.emulateMedia({ forcedColors: "active" });
  return page;
}

const backgroundOf = (locator: Locator) =>
  locator.first().evaluate((element) => getComputedStyle(element).backgroundColor);

/** Returns the values of the system colours in the contrast theme. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.forcedColorAdjust = "none";
    const valueOf = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const values = {
      canvas: valueOf("Canvas"),
      text: valueOf("CanvasText"),
      link: valueOf("LinkText"),
      gray: valueOf("GrayText"),
      highlight: valueOf("Highlight"),
      highlightText: valueOf("HighlightText"),
    };
    probe.remove();
    return values;
  });

/** Checks that a ticked checkbox has a highlighted box with a tick, and that another one has no such box. */
async function expectTicks(page: Page): Promise<void> {
  const { highlight, highlightText } = await systemColors(page);
  const ticked = page.locator("input[type=checkbox]:checked");
  const others = page.locator("input[type=checkbox]:not(:checked)");
  await expect(ticked.first().locator("+ span")).toHaveCSS("background-color", highlight);
  await expect(ticked.first().locator("~ svg")).toHaveCSS("color", highlightText);
  await expect(others.first().locator("+ span")).not.toHaveCSS("background-color", highlight);
}

/** Returns the colours of the lines of a drawing, each once. */
const strokesOf = async (drawing: Locator) =>
  new Set(
    await drawing
      .locator("path, circle")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke)),
  );

test("with forced colours, the chosen amount, the current entry and the progress have a background of their own @desktop", async () => {
  const page = await openForced("item-check", "counted item");
  const chosen = page.locator("[data-amount-key][aria-pressed=true]");
  const others = page.locator("[data-amount-key][aria-pressed=false]");
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(others));

  const navigation = page.getByRole("navigation", { name: "Main" });
  const current = navigation.locator("a[aria-current]");
  const rest = navigation.locator("a:not([aria-current])");
  expect(await backgroundOf(current)).not.toBe(await backgroundOf(rest));

  const progress = page.getByRole("progressbar");
  expect(await backgroundOf(progress.locator("> *"))).not.toBe(await backgroundOf(progress));
});

test("with forced colours, selected items and ticked lines have a tick, and the ring and the chart have system colours @desktop", async () => {
  const items = await openForced("items", "selecting");
  await items.locator("input[type=checkbox]:checked").first().uncheck();
  await expectTicks(items);

  const list = await openForced("shopping-list", "24 lines, half ticked");
  await expectTicks(list);
  const { gray, highlight, text, link, canvas } = await systemColors(list);
  const ring = list.getByRole("img", { name: /items purchased/ });
  expect(await strokesOf(ring)).toEqual(new Set([gray, highlight]));

  const item = await openForced("items", "one item");
  const chart = item.getByRole("img", { name: /target/ });
  const strokes = await strokesOf(chart);
  expect(strokes).toContain(link);
  const allowed = new Set([gray, text, link, canvas, "none"]);
  expect([...strokes].filter((stroke) => !allowed.has(stroke))).toEqual([]);
});
