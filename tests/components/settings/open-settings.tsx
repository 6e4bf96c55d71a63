import { screen, within } from "@testing-library/react";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";
import { invitationAnswer, memberAnswer, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

export const members = [
  memberAnswer(7, { username: "anna", role: "admin" }),
  memberAnswer(8, { username: "ben" }),
  memberAnswer(10, { username: "cleo", role: "regular" }),
  memberAnswer(11, { username: "dora", isActive: false }),
];

const household = {
  id: 1,
  name: "Nest",
  createdAt: "2026-01-01T00:00:00.000Z",
  aiEnabled: true,
};

export const refused = { status: 500, body: { message: "Broken", code: "internal" } };

/**
 * Renders the settings of anna, who has the given role. The entries of `more` replace default answers of the
 * API.
 */
export function openSettings(role: Role = "admin", more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /api/users": { body: members },
    "GET /api/invitations": { body: [invitationAnswer()] },
    "GET /api/household": { body: household },
    "GET /api/user": { body: userAnswer({ role }) },
    ...more,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  const view = renderScreen(<SettingsScreen />, queryClient);
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { ...view, calls, written };
}

/** Returns queries for the row of a member on the settings screen. */
export async function rowOf(username: string) {
  const row = (await screen.findByText(username)).closest("li");
  if (!row) throw new Error(`${username} has no row`);
  return within(row);
}
