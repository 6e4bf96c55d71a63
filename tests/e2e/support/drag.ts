import type { Locator, Page } from "@playwright/test";

const STEPS = 12;

interface Point {
  x: number;
  y: number;
}

/**
 * Waits for two animation frames and a timer after each, because dnd-kit measures elements and adds its event
 * listeners only after them.
 */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

async function middleOf(locator: Locator): Promise<Point> {
  // Waits until the element is not animated any more. It cannot be dragged before.
  await locator.click({ trial: true });
  const box = await locator.boundingBox();
  if (!box) throw new Error("Only what is on the screen can be dragged");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** Drags with the mouse from the middle of one element to the middle of another. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of between(start, end)) {
    await page.mouse.move(x, y);
    await waitForFrames(page);
  }
  await page.mouse.up();
}

/** Moves a finger from one point to another by touch events of the DevTools protocol. */
export async function swipe(page: Page, start: Point, end: Point): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [start]);
  for (const point of between(start, end)) {
    await touch("touchMove", [point]);
    await waitForFrames(page);
  }
  await touch("touchEnd", []);
  await screen.detach();
}

/** Drags with a finger from the middle of one element to the middle of another. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await swipe(page, start, end);
}
