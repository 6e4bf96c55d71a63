import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { UserAvatar } from "@/components/navigation/user-avatar";
import { AVATAR_SIDE } from "@/lib/core/photo-sizes";

/** Renders the avatar and loads an image of the given width. */
function avatar(naturalWidth: number) {
  const { container } = render(<UserAvatar username="émile" avatarUrl="/api/avatars/7?v=1" />);
  const image = screen.getByRole("presentation", { hidden: true });
  Object.defineProperty(image, "naturalWidth", { value: naturalWidth });
  fireEvent.load(image);
  return { image, text: container.textContent };
}

const isShown = ({ className }: Element) => !className.includes("invisible");

describe("the avatar of a user", () => {
  test("the avatar is loaded from our own server", () => {
    expect(avatar(AVATAR_SIDE).image.getAttribute("src")).toBe("/api/avatars/7?v=1");
  });

  test("the avatar shows the picture that the server returns", () => {
    expect(isShown(avatar(AVATAR_SIDE).image)).toBe(true);
  });

  test("the avatar shows initials when the server's image is a placeholder of 64 pixels", () => {
    const { image, text } = avatar(64);
    expect([isShown(image), text]).toEqual([false, "ÉM"]);
  });
});
