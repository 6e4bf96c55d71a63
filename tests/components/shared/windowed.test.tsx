import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Milliseconds: of a frame in time, and of one that a slow phone was late with. */
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
  // What they keep between two screens is to begin anew.
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

test("a piece that comes near is drawn part by part, more a frame while the frames are in time", async () => {
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

test("the piece that came first is drawn first", async () => {
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

test("until it is whole it is at least as high as it is thought to be, then as high as it is", async () => {
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

test("what went by before it was drawn is not drawn any more", async () => {
  const piece = await renderPiece({ count: 6 });
  tellNearness(true, piece);
  nextFrame(LATE);
  tellNearness(false, piece);
  expect(parts(piece)).toBe(0);
  nextFrame(LATE);
  expect(parts(piece)).toBe(0);
  expect(frames).toHaveLength(0);
});

test("what has the focus stays", async () => {
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
