import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { UserAvatar } from "@/components/navigation/user-avatar";
import { AVATAR_SIDE } from "@/lib/core/photo-sizes";

/** The avatar once the browser has an image of that width for it. */
function avatar(naturalWidth: number) {
  const { container } = render(<UserAvatar username="émile" avatarUrl="/api/avatars/7?v=1" />);
  const image = screen.getByRole("presentation", { hidden: true });
  Object.defineProperty(image, "naturalWidth", { value: naturalWidth });
  fireEvent.load(image);
  return { image, text: container.textContent };
}

const isShown = ({ className }: Element) => !className.includes("invisible");

describe("a person's avatar", () => {
  test("comes from our own server", () => {
    expect(avatar(AVATAR_SIDE).image.getAttribute("src")).toBe("/api/avatars/7?v=1");
  });

  test("shows the picture that the server has", () => {
    expect(isShown(avatar(AVATAR_SIDE).image)).toBe(true);
  });

  test("shows the initials in the colours of the theme where the server answers initials", () => {
    const { image, text } = avatar(64);
    expect([isShown(image), text]).toEqual([false, "ÉM"]);
  });
});
