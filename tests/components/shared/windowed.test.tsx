import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Duration in milliseconds of a frame that is on time, and of a late frame on a slow phone. */
const IN_TIME = 16;
const LATE = 40;

let now = 10_000;
let frames: FrameRequestCallback[] = [];
let tellNearness: (isNear: boolean, piece: Element, height?: number) => void;

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: object[]) => void) {
        tellNearness = (isIntersecting, target, height = 100) =>
          act(() => tell([{ target, isIntersecting, boundingClientRect: { height } }]));
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
  // The module has state that is shared between screens, so each test imports it again.
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

test("a section near the viewport is rendered in parts, with more parts per frame while frames are on time", async () => {
  const piece = await renderPiece({ count: 10 });
  expect(parts(piece)).toBe(0);
  tellNearness(true, piece);
  expect(parts(piece)).toBe(0);
  nextFrame(LATE);
  expect(parts(piece)).toBe(1);
  nextFrame(IN_TIME);
  expect(parts(piece)).toBe(3);
  nextFrame(IN_TIME);
  expect(parts(piece)).toBe(7);
  nextFrame(LATE);
  expect(parts(piece)).toBe(8);
  nextFrame(IN_TIME);
  expect(parts(piece)).toBe(10);
  expect(frames).toHaveLength(0);
});

test("sections of a long list are rendered in the order in which they approached the viewport", async () => {
  const first = await renderPiece({ count: 2 });
  const second = await renderPiece({ count: 2 });
  tellNearness(true, first);
  tellNearness(true, second);
  nextFrame(LATE);
  nextFrame(LATE);
  expect([parts(first), parts(second)]).toEqual([2, 0]);
  nextFrame(LATE);
  expect([parts(first), parts(second)]).toEqual([2, 1]);
});

test("a section of a windowed list has its estimated height until it is complete, and its measured height when unmounted", async () => {
  const piece = await renderPiece({ count: 2 });
  expect(piece.className).toContain("min-h-96");
  tellNearness(true, piece);
  nextFrame(LATE);
  expect(piece.className).toContain("min-h-96");
  nextFrame(LATE);
  expect(parts(piece)).toBe(2);
  expect(piece.className).not.toContain("min-h-96");

  tellNearness(false, piece, 321);
  expect(parts(piece)).toBe(0);
  expect(piece.style.minHeight).toBe("321px");
});

test("a section that leaves the viewport before it is complete is not rendered further", async () => {
  const piece = await renderPiece({ count: 6 });
  tellNearness(true, piece);
  nextFrame(LATE);
  tellNearness(false, piece);
  expect(parts(piece)).toBe(0);
  nextFrame(LATE);
  expect(parts(piece)).toBe(0);
  expect(frames).toHaveLength(0);
});

test("a section of a windowed list that contains the focus is not unmounted", async () => {
  const piece = await renderPiece({ count: 2, startsNear: true });
  screen.getByRole("button", { name: "Part 0" }).focus();
  tellNearness(false, piece);
  expect(parts(piece)).toBe(2);
  screen.getByRole("button", { name: "Part 0" }).blur();
  tellNearness(false, piece);
  expect(parts(piece)).toBe(0);
});

async function renderPiece({ count, startsNear = false }: { count: number; startsNear?: boolean }) {
  const { Windowed } = await import("@/components/shared/windowed");
  const { container } = render(
    <Windowed
      name="piece"
      startsNear={startsNear}
      estimate="min-h-96"
      className="grid"
      count={count}
    >
      {(index) => <button key={index}>Part {index}</button>}
    </Windowed>,
  );
  const piece = container.firstElementChild;
  if (!(piece instanceof HTMLElement)) throw new Error("There is no piece.");
  return piece;
}

function nextFrame(milliseconds: number) {
  now += milliseconds;
  const due = frames;
  frames = [];
  act(() => {
    for (const frame of due) frame(now);
  });
}

const parts = (piece: HTMLElement) => within(piece).queryAllByRole("button").length;
