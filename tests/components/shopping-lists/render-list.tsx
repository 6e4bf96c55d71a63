import { screen } from "@testing-library/react";
import { WriteQueueProvider } from "@/components/pending-writes/write-queue-provider";
import { WriteQueueStatus } from "@/components/pending-writes/write-queue-status";
import { ShoppingListScreen } from "@/components/shopping-lists/shopping-list-screen";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, lineAnswer, listAnswer, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

export const oil = lineAnswer(1, {
  quantity: 3,
  item: itemAnswer(1, { name: "Olive oil", supermarketItemName: "Monini 1 l" }),
  aiRationale: "One bottle is left of the three you keep.",
});
export const jam = lineAnswer(2, {
  quantity: 1,
  item: itemAnswer(2, { name: "Jam", supermarketItemName: null }),
});
export const ready = listAnswer({ items: [oil, jam] });

/** Renders the screen of a shopping list with a queue of pending writes and stubbed server answers. */
export function renderList(
  answers: object,
  { role = "admin", listId }: { role?: Role; listId?: number } = {},
) {
  // Removes the toast of the previous test.
  dismissToast(toastStore.get()?.id ?? 0);
  const calls = fakeApi(answers as Parameters<typeof fakeApi>[0]);
  const queryClient = makeQueryClient();
  const person = userAnswer({ role });
  queryClient.setQueryData(currentUserQuery().queryKey, person);
  const queue = isolatedWriteQueue();
  const shown = (
    <WriteQueueContext value={queue}>
      <WriteQueueProvider user={person} />
      <WriteQueueStatus />
      <ShoppingListScreen listId={listId} />
    </WriteQueueContext>
  );
  return { ...renderScreen(shown, queryClient), calls, queue };
}

export const latest = (list: ShoppingList) => ({
  "GET /api/shopping-lists/latest": { body: list },
});
export const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
export const isTicked = (name: string) => box(name).checked;
