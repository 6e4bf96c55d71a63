import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PhotoTile } from "@/components/shared/photo-tile";
import { ProgressRing } from "@/components/shared/progress-ring";
import { RelativeTime } from "@/components/shared/relative-time";
import { StockBadge } from "@/components/shared/stock-badge";
import { setClock } from "@/lib/core/clock";

describe("PhotoTile", () => {
  test('a photo tile without a photo shows a monogram and the text "No photo"', () => {
    render(<PhotoTile photo={null} name="olive oil extra" />);
    expect(screen.getByText("OO").getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByText("No photo")).toBeTruthy();
  });

  test("a photo tile loads a stored photo from the file route, 320 pixels wide unless its size is full", () => {
    const { rerender } = render(<PhotoTile photo="item-photos/a b.webp" name="Flour" />);
    const photo = () => screen.getByRole("img", { name: "Flour" }).getAttribute("src");
    expect(photo()).toBe("/api/files/item-photos/a%20b.webp?w=320");
    rerender(<PhotoTile photo="item-photos/a b.webp" name="Flour" size="full" />);
    expect(photo()).toBe("/api/files/item-photos/a%20b.webp");
  });

  test('a photo tile shows inline data, and the text "No photo" when the image fails', () => {
    render(<PhotoTile photo="data:image/png;base64,AAAA" name="Flour" />);
    const photo = screen.getByRole("img", { name: "Flour" });
    expect(photo.getAttribute("src")).toBe("data:image/png;base64,AAAA");
    fireEvent.error(photo);
    expect(screen.getByText("No photo")).toBeTruthy();
  });
});

describe("ProgressRing", () => {
  test.each([
    [0, "88"],
    [0.25, "66"],
    [1, "0"],
    [7, "0"],
  ])(
    "a progress ring with the fraction %d leaves %s of its circumference of 88 unfilled",
    (fraction, open) => {
      render(<ProgressRing fraction={fraction} label="ring" />);
      const filled = screen.getByRole("img", { name: "ring" }).lastElementChild;
      expect(filled?.getAttribute("stroke-dasharray")).toBe("88");
      expect(filled?.getAttribute("stroke-dashoffset")).toBe(open);
    },
  );
});

describe("RelativeTime", () => {
  afterEach(() => setClock(undefined));

  test("a relative time shows the exact time on focus and hover, and Escape hides it", () => {
    setClock(new Date("2026-03-10T12:00:00Z"));
    render(<RelativeTime value="2026-03-08T11:00:00Z" />);
    const button = screen.getByRole("button", { name: "2 days ago" });
    expect(screen.queryByRole("tooltip")).toBeNull();
    act(() => button.focus());
    expect(screen.getByRole("tooltip").textContent).toMatch(/Sunday, March 8, 2026.*8:30/);
    fireEvent.keyDown(button, { key: "Escape" });
    expect(screen.queryByRole("tooltip")).toBeNull();
    fireEvent.pointerEnter(button);
    expect(screen.getByRole("tooltip")).toBeTruthy();
  });

  test.each([
    ["2026-03-10T12:00:30Z", "just now"],
    ["2026-03-10T11:59:20Z", "just now"],
    ["2026-03-10T11:00:00Z", "1 hour ago"],
  ])("at 12:00 UTC on 10 March 2026 the time %s is shown as %s", (value, text) => {
    setClock(new Date("2026-03-10T12:00:00Z"));
    render(<RelativeTime value={value} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("ConfirmDialog", () => {
  const texts = {
    title: "Confirm Deletion",
    description: "Are you sure you want to delete Kitchen? This will hide it from all views.",
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
  };

  test("a confirmation dialog calls onConfirm, and its Cancel button closes it", () => {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <ConfirmDialog
        open
        isBusy={false}
        {...texts}
        onConfirm={onConfirm}
        onOpenChange={onOpenChange}
      />,
    );
    expect(screen.getByRole("alertdialog", { name: "Confirm Deletion" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  test("a busy confirmation dialog disables its button and ignores Escape", () => {
    const onOpenChange = vi.fn();
    render(
      <ConfirmDialog open isBusy {...texts} onConfirm={vi.fn()} onOpenChange={onOpenChange} />,
    );
    const busy = screen.getByRole("button", { name: "Deleting..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

test.each([
  ["wellStocked", "Well stocked"],
  ["lowStock", "Low stock"],
  ["outOfStock", "Out of stock"],
] as const)("the stock badge of %s has an icon and the words %s", (status, words) => {
  render(<StockBadge status={status} />);
  expect(screen.getByText(words).querySelector("svg")).toBeTruthy();
});

test("the stock badge of an item that was never counted has no colour of a shortage", () => {
  render(<StockBadge isUncounted status="outOfStock" />);
  expect(screen.getByText("Out of stock").className).not.toContain("destructive");
});

test("an error panel is an alert with a retry button", () => {
  const onRetry = vi.fn();
  render(<ErrorPanel title="Failed to generate shopping list" onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain("Failed to generate shopping list");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
