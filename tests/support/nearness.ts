import { act } from "@testing-library/react";
import { vi } from "vitest";

let isNear = true;
const reports = new Map<Element, () => void>();

/** Reports each observed element at once. jsdom computes no layout, so the tests decide what is near the viewport. */
class Observer {
  readonly #report: (entries: object[]) => void;

  constructor(report: (entries: object[]) => void) {
    this.#report = report;
  }

  observe(target: Element) {
    const report = () =>
      this.#report([{ target, isIntersecting: isNear, boundingClientRect: { height: 0 } }]);
    reports.set(target, report);
    report();
  }

  unobserve(target: Element) {
    reports.delete(target);
  }
}

/**
 * Places all elements near the viewport, or far from it until `comeNear` is called. The components share one observer,
 * which the first of them creates, so call this before each test of a file.
 */
export function placeElements(place: "near" | "far"): void {
  isNear = place === "near";
  vi.stubGlobal("IntersectionObserver", Observer);
}

/** Moves all observed elements near the viewport. */
export function comeNear(): void {
  isNear = true;
  act(() => {
    for (const report of [...reports.values()]) report();
  });
}
