import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Name } from "@/components/shared/name";

test("a German name has German as its language, on the element that it is rendered as, and an English name has none", () => {
  render(
    <>
      <Name as="h3" id="room">
        Hauswirtschaftsraum
      </Name>
      <Name>Olive oil</Name>
    </>,
  );
  const heading = screen.getByRole("heading", { level: 3, name: "Hauswirtschaftsraum" });
  expect([heading.id, heading.lang]).toEqual(["room", "de"]);
  expect(screen.getByText("Olive oil").hasAttribute("lang")).toBe(false);
});
