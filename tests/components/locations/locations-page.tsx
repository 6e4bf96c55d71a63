import { screen, within } from "@testing-library/react";
import { LocationsScreen } from "@/components/locations/locations-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, locationAnswer, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

export const kitchen = locationAnswer(1, "Kitchen");
export const cellar = locationAnswer(2, "Cellar");
export const refusal = { status: 503, body: { message: "Not now", code: "unavailable" } };

export function renderLocations(answers: Parameters<typeof fakeApi>[0], role: Role = "admin") {
  const calls = fakeApi(answers);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  queryClient.setQueryData(itemsQuery().queryKey, [
    itemAnswer(1),
    itemAnswer(2, { locationId: 2, currentStock: 9 }),
  ]);
  return { ...renderScreen(<LocationsScreen />, queryClient), calls };
}

/** Renders the screen. The server returns `list`, which a test can change later. */
export function renderWithList(list: Location[], answers: Parameters<typeof fakeApi>[0] = {}) {
  return renderLocations({ "GET /api/locations": () => ({ body: list }), ...answers });
}

export const names = () =>
  screen
    .getAllByRole("article", { hidden: true })
    .map((card) => card.querySelector("h2")?.textContent);
export const dialog = () => within(screen.getByRole("dialog"));

export async function open(user: ReturnType<typeof renderWithList>["user"], button: string) {
  await user.click(await screen.findByRole("button", { name: button }));
  await screen.findByRole("dialog");
}
