import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { eventually } from "../../support/eventually";
import { renderItems } from "./items-page";

const load = vi.hoisted(() => vi.fn());
vi.mock("@/components/items/printed-items", () => {
  load();
  throw new Error("Failed to fetch");
});

test("when the script of the printed items cannot be loaded, the browser prints the page as it is", async () => {
  renderItems();
  await screen.findByRole("heading", { name: "Olive oil" });
  await eventually(() => expect(load).toHaveBeenCalled());
  await act(async () => {
    await import("@/components/items/printed-items").catch(() => undefined);
  });
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(document.querySelector(".printed")).toBeNull();
});
