import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Celebration } from "@/components/shared/celebration";

const burst = (container: HTMLElement) => container.querySelector("[data-celebration]");

test("a celebration is shown when the work becomes done after the first render, not when it was done at the first render", async () => {
  const { container, rerender } = render(<Celebration isDone />);
  expect(burst(container)).toBeNull();
  rerender(<Celebration isDone={false} />);
  expect(burst(container)).toBeNull();
  rerender(<Celebration isDone />);
  await waitFor(() => expect(burst(container)?.getAttribute("aria-hidden")).toBe("true"));
  rerender(<Celebration isDone={false} />);
  expect(burst(container)).toBeNull();
});
