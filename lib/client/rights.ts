import type { QueryClient } from "@tanstack/react-query";

/** Query key of the signed-in person, the same as in `currentUserQuery`. */
const USER_KEY = ["user"];

/** Second line of a toast when a call was refused because the person's role has changed. */
export const ROLE_CHANGED = "Your role has changed. You now see what it allows.";

/**
 * Refetches the signed-in person after a refused call, so that screens match the current role.
 * @returns whether the role has changed.
 */
export async function refreshRights(queryClient: QueryClient): Promise<boolean> {
  const role = () => queryClient.getQueryData<{ role: string } | null>(USER_KEY)?.role;
  const before = role();
  await queryClient.invalidateQueries({ queryKey: USER_KEY });
  return role() !== before;
}
