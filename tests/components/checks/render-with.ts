import { makeQueryClient } from "@/lib/client/query-client";
import { presencesQuery } from "@/lib/features/checks/client/queries";
import { renderCheck } from "./household";

export const PRESENCE = "/api/inventory-updates/5/presence";

/** Another member in the location with the id 1. */
export const ben = { userId: 8, username: "ben", locationId: 1 };

/** Renders a screen whose query cache contains presences of `ben` before the first render. */
export function renderWith(
  presences: readonly { locationId: number }[],
  path: string,
  answers: object,
) {
  const queryClient = makeQueryClient();
  const body = presences.map(({ locationId }) => ({ ...ben, locationId }));
  queryClient.setQueryData(presencesQuery(5).queryKey, body);
  return renderCheck(path, { [`GET ${PRESENCE}`]: { body }, ...answers }, "assistant", queryClient);
}
