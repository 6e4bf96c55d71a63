import type { QueryClient } from "@tanstack/react-query";

/** The key of who is signed in, as `currentUserQuery` has it. */
const USER_KEY = ["user"];

/** What is said where a call was refused because somebody has changed one's role meanwhile. */
export const ROLE_CHANGED = "Your role has changed. You now see what it allows.";

/**
 * Asks anew who one is, because a call was refused: the screens then offer what the present role may do.
 * @returns whether the role is another one than before.
 */
export async function refreshRights(queryClient: QueryClient): Promise<boolean> {
  const role = () => queryClient.getQueryData<{ role: string } | null>(USER_KEY)?.role;
  const before = role();
  await queryClient.invalidateQueries({ queryKey: USER_KEY });
  return role() !== before;
}
