import { act, fireEvent, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Duration in milliseconds of a frame that is on time, and of a late frame, after which one entry follows. */
const IN_TIME = 16;
const LATE = 40;

let now = 10_000;
let frames: FrameRequestCallback[] = [];
let useGrowingCount: (first: number, total: number) => number;

beforeEach(async () => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  // The module that draws the frames has state that is shared between screens, so each test imports it again.
  vi.resetModules();
  ({ useGrowingCount } = await import("@/components/shared/use-growing-count"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List({ total }: { total: number }) {
  return Math.min(useGrowingCount(3, total), total);
}

/** Renders the list on the server, and returns what the page shows and a function that changes the list. */
function openPage(total: number) {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<List total={total} />);
  const shown = () => Number(page.textContent);
  const onServer = shown();
  const { rerender } = render(<List total={total} />, { container: page, hydrate: true });
  return { onServer, shown, change: (length: number) => rerender(<List total={length} />) };
}

function nextFrame(milliseconds = IN_TIME) {
  now += milliseconds;
  const due = frames;
  frames = [];
  act(() => {
    for (const frame of due) frame(now);
  });
}

test("the first page has the first entries of a long list, and up to four more in each frame after the hydration", () => {
  const { onServer, shown, change } = openPage(30);
  expect([onServer, shown()]).toEqual([3, 3]);
  const grown = [LATE, ...Array.from({ length: 8 }, () => IN_TIME)].map((time) => {
    nextFrame(time);
    return shown();
  });
  expect(grown).toEqual([4, 6, 10, 14, 18, 22, 26, 30, 30]);
  expect(frames).toHaveLength(0);
  change(40);
  expect(shown()).toBe(40);
});

test("a page has the whole list as soon as it is scrolled", () => {
  const { shown } = openPage(30);
  nextFrame(LATE);
  expect(shown()).toBe(4);
  fireEvent.scroll(window);
  expect(shown()).toBe(30);
});

test.each([
  ["reload", 30],
  ["back_forward", 30],
  ["navigate", 4],
])("the first frame of a page opened by %s shows %d entries of a long list", (type, count) => {
  const navigation = [{ entryType: "navigation", type }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(navigation);
  const { shown } = openPage(30);
  nextFrame(LATE);
  expect(shown()).toBe(count);
});

test("a list that is opened after the first page has all entries at once", () => {
  const { container } = render(<List total={30} />);
  expect(container.textContent).toBe("30");
});

test("a list that is whole from the start draws one frame, and stays whole when it becomes longer", () => {
  const { shown, change } = openPage(2);
  nextFrame(LATE);
  nextFrame();
  expect(frames).toHaveLength(0);
  change(30);
  expect(shown()).toBe(30);
});
