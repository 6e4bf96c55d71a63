import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import { isDemoAccount } from "@/lib/core/product";
import { isAllowed, type Permission } from "@/lib/policy/permissions";
import type { SignedInDevice, User } from "../model/dto";

/** Returns the signed-in person from the server, without a change of the query cache; null without a session. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<User | null> {
  try {
    return await api.get<User>("/api/user", { signal });
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw new Error("Failed to get user", { cause: error });
  }
}

/**
 * Returns the query of the signed-in person; its data is null without a session. The data does not become stale with
 * time, because each navigation fetches the person. Many components of a screen read it, and each of them would set a
 * timer for the moment when it becomes stale.
 */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ["user"],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: Infinity,
  });
}

/** Returns the query of the person's signed-in devices. Its data is always stale, because other devices change it. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => api.get<SignedInDevice[]>("/api/user/sessions", { signal }),
    staleTime: 0,
  });
}

/** Returns the signed-in person from the query cache; null without a session. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery()).data ?? null;
}

/** Returns whether the query cache belongs to a person. It no longer does after that person has signed out. */
export function isSignedIn(queryClient: QueryClient, userId: number): boolean {
  return queryClient.getQueryData(currentUserQuery().queryKey)?.id === userId;
}

/** Returns whether the signed-in person is the demo account. */
export function useIsDemo(): boolean {
  const user = useCurrentUser();
  return user !== null && isDemoAccount(user);
}

/** Returns whether the signed-in person has a permission. Screens offer only permitted actions. */
export function useIsAllowed(permission: Permission): boolean {
  const user = useCurrentUser();
  return user !== null && isAllowed(user.role, permission);
}
