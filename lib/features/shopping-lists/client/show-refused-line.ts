import type { QueryClient } from "@tanstack/react-query";
import { showFailure } from "@/lib/client/toast";
import { shoppingListCopy } from "../model/copy";
import { lineName } from "../model/rules";
import { keysOfList } from "./queries";

/**
 * Shows that the server has refused the change of a line, with the name of its item, and refetches the list: the line
 * may be gone.
 */
export function showRefusedLine(
  queryClient: QueryClient,
  { listId, lineId }: { listId: number; lineId: number },
): void {
  const keys = keysOfList(listId);
  const lines = keys.flatMap((queryKey) => queryClient.getQueryData(queryKey)?.items ?? []);
  const line = lines.find(({ id }) => id === lineId);
  showFailure({ ...shoppingListCopy.tick.failure, ...(line && { subject: lineName(line.item) }) });
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
