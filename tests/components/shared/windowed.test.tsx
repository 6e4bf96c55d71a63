import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Milliseconds: of a frame in time, and of one that a slow phone was late with. */
const IN_TIME = 16;
const LATE = 40;

let now = 10_000;
let frames: FrameRequestCallback[] = [];
let tellNearness: (isNear: boolean, piece: Element) => void;

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tellNearness = (isIntersecting, target) => act(() => tell([{ target, isIntersecting }]));
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
  // What they keep between two screens is to begin anew.
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

test("a piece that comes near is drawn a few parts a frame, more while the frames are in time", async () => {
  const piece = await renderPiece({ count: 12 });
  expect(parts()).toBe(0);
  tellNearness(true, piece);
  expect(parts()).toBe(0);
  nextFrame(LATE);
  expect(parts()).toBe(2);
  nextFrame(IN_TIME);
  expect(parts()).toBe(6);
  nextFrame(LATE);
  expect(parts()).toBe(8);
  nextFrame(IN_TIME);
  expect(parts()).toBe(12);
  expect(frames).toHaveLength(0);
});

test("until it is whole it is at least as high as it is thought to be, then as high as it is", async () => {
  const piece = await renderPiece({ count: 3 });
  expect(piece.className).toContain("min-h-96");
  tellNearness(true, piece);
  nextFrame(LATE);
  expect(piece.className).toContain("min-h-96");
  nextFrame(LATE);
  expect(parts()).toBe(3);
  expect(piece.className).not.toContain("min-h-96");

  vi.spyOn(piece, "offsetHeight", "get").mockReturnValue(321);
  tellNearness(false, piece);
  expect(parts()).toBe(0);
  expect(piece.style.minHeight).toBe("321px");
});

test("what went by before it was drawn is not drawn any more", async () => {
  const piece = await renderPiece({ count: 6 });
  tellNearness(true, piece);
  nextFrame(LATE);
  tellNearness(false, piece);
  expect(parts()).toBe(0);
  nextFrame(LATE);
  expect(parts()).toBe(0);
  expect(frames).toHaveLength(0);
});

test("what has the focus stays", async () => {
  const piece = await renderPiece({ count: 2, startsNear: true });
  screen.getByRole("button", { name: "Part 0" }).focus();
  tellNearness(false, piece);
  expect(parts()).toBe(2);
  screen.getByRole("button", { name: "Part 0" }).blur();
  tellNearness(false, piece);
  expect(parts()).toBe(0);
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

const parts = () => screen.queryAllByRole("button").length;
