import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useKeyedState } from "@/components/shared/use-keyed-state";

test("a keyed state returns to its initial value when the key changes, and ignores values that are set for the old key", () => {
  const { result, rerender } = renderHook(({ key }) => useKeyedState(key, "initial"), {
    initialProps: { key: 1 },
  });
  const [, setEarlier] = result.current;
  act(() => setEarlier("first"));
  expect(result.current[0]).toBe("first");
  rerender({ key: 2 });
  expect(result.current[0]).toBe("initial");
  act(() => result.current[1]("second"));
  act(() => setEarlier("late"));
  expect(result.current[0]).toBe("second");
});
