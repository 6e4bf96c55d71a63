import { vi } from "vitest";
import { CheckFlow } from "@/components/checks/check-flow";
import { WriteQueueProvider } from "@/components/pending-writes/write-queue-provider";
import { WriteQueueStatus } from "@/components/pending-writes/write-queue-status";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import type { Count } from "@/lib/features/checks/model/dto";
import type { Role } from "@/lib/policy/actor";
import {
  checkAnswer,
  countAnswer,
  itemAnswer,
  locationAnswer,
  userAnswer,
} from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

const none = { status: 404, body: { message: "Not found", code: "not_found" } };

/** The running check of a household with three items in the kitchen, one in the cellar and a location without items. */
export const check = checkAnswer({ id: 5 });
export const oil = itemAnswer(11, { name: "Olive oil", desiredStock: 3, currentStock: 2 });
export const tea = itemAnswer(12, { name: "Black tea", unit: "box" });
export const salt = itemAnswer(13, { name: "Sea salt", unit: "bag" });
export const jam = itemAnswer(21, { name: "Jam", unit: "jar", locationId: 3 });
const locations = [
  locationAnswer(1, "Kitchen"),
  locationAnswer(2, "Empty shelf"),
  locationAnswer(3, "Cellar"),
];

export const household = {
  "GET /api/locations": { body: locations },
  "GET /api/items": { body: [oil, tea, salt, jam] },
  "GET /api/inventory-updates/active": { body: check },
  "GET /api/inventory-updates/5/items": { body: [] },
};

export const idle = { "GET /api/inventory-updates/active": none };

export function counted(itemId: number, newStock: number, partialAmount = 0): Count {
  return { ...countAnswer(itemId), newStock, partialAmount };
}

/** Renders the screen of a check at a path, and returns the calls that it makes. */
export function renderCheck(
  path: string,
  answers: object = {},
  role: Role = "assistant",
  queryClient = makeQueryClient(),
  queue = isolatedWriteQueue(),
) {
  return renderCheckFor(userAnswer({ role }), path, answers, queryClient, queue);
}

/** Renders the screen of a check at a path for the given person. */
export function renderCheckFor(
  person: User,
  path: string,
  answers: object = {},
  queryClient = makeQueryClient(),
  queue = isolatedWriteQueue(),
) {
  window.history.replaceState(null, "", path);
  vi.stubGlobal("scrollTo", vi.fn());
  // Removes the toast of the previous test.
  dismissToast(toastStore.get()?.id ?? 0);
  const calls = fakeApi({ ...household, ...answers });
  queryClient.setQueryData(currentUserQuery().queryKey, person);
  const screen = (
    <WriteQueueContext value={queue}>
      <WriteQueueProvider user={person} />
      <WriteQueueStatus />
      <CheckFlow />
    </WriteQueueContext>
  );
  const { search } = window.location;
  return { ...renderScreen(screen, queryClient, search), calls, queue };
}
