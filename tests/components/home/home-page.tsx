import { screen } from "@testing-library/react";
import { HomeScreen } from "@/components/home/home-screen";
import { WriteQueueProvider } from "@/components/pending-writes/write-queue-provider";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, locationAnswer, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

const none = { status: 404, body: { message: "Not found", code: "not_found" } };
export const kitchen = locationAnswer(1, "Kitchen");
export const cellar = locationAnswer(2, "Cellar");
export const oil = itemAnswer(1, { name: "Olive oil" });
export const jam = itemAnswer(2, { name: "Jam", locationId: 2, currentStock: 1 });

const household = {
  "GET /api/locations": { body: [kitchen, cellar] },
  "GET /api/items": { body: [oil, jam] },
  "GET /api/inventory-updates/active": none,
  "GET /api/inventory-updates/latest": none,
  "GET /api/target-suggestions": { body: [] },
};

/** Renders the home screen of a household with two locations and two items, without a check. */
export function renderHome(answers: Parameters<typeof fakeApi>[0] = {}, role: Role = "admin") {
  // The caller's object is changed and not copied, so that a test can replace an answer later.
  const calls = fakeApi(Object.assign(answers, { ...household, ...answers }));
  const queryClient = makeQueryClient();
  const person = userAnswer({ role });
  queryClient.setQueryData(currentUserQuery().queryKey, person);
  const queue = isolatedWriteQueue();
  const home = (
    <WriteQueueContext value={queue}>
      <WriteQueueProvider user={person} />
      <HomeScreen />
    </WriteQueueContext>
  );
  return { ...renderScreen(home, queryClient), queue, calls };
}

/** Returns the target of the link with this accessible name. */
export const targetOf = (name: string | RegExp) =>
  screen.getByRole("link", { name }).getAttribute("href");
