import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreenAt } from "@/components/screens/household-screens";
import { makeQueryClient } from "@/lib/client/query-client";
import { renderScreen } from "../../support/render";

vi.mock("@/components/settings/account-screen", () => {
  throw new Error("Failed to load chunk");
});

test("a screen whose script cannot be loaded shows its title above the message", async () => {
  renderScreen(renderScreenAt("/account"), makeQueryClient());
  expect(await screen.findByText(/This part could not be loaded/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Account" })).toBeTruthy();
});
