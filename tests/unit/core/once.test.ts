import { expect, test, vi } from "vitest";
import { once } from "@/lib/core/once";

test("once creates its value at the first call and only then, also when the value is null", () => {
  const create = vi.fn(() => null);
  const read = once(create);
  expect(create).not.toHaveBeenCalled();
  expect([read(), read()]).toEqual([null, null]);
  expect(create).toHaveBeenCalledOnce();
});
