import { screen, within } from "@testing-library/react";
import { DataManagementScreen } from "@/components/data-management/data-management-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";
import { idleOptimization, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

export const UNREACHABLE = "Larder cannot be reached. Check your connection and try again.";
export const down = { status: 503, body: { message: "Not now", code: "unavailable" } };

/** Renders the data management screen for a role, and returns the calls that it makes. */
export function show(answers: Parameters<typeof fakeApi>[0] = {}, role: Role = "admin") {
  const calls = fakeApi({ "GET /api/migrate-images": { body: idleOptimization }, ...answers });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  const view = renderScreen(<DataManagementScreen />, queryClient);
  const sent = (method: string) => calls.filter((call) => call.method === method);
  return { ...view, sent };
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
export const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
export const isTicked = (name: string) => box(name).checked;
export const dialog = async () => within(await screen.findByRole("dialog"));
