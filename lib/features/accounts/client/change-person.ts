"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { forgetDevice } from "@/lib/client/device/forget-device";
import { setHasLeft } from "@/lib/client/query-client";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { CLEARS_CACHE_APART_HEADER } from "@/lib/core/clear-cache-header";
import { accountCopy } from "../model/copy";
import type { User } from "../model/dto";
import { currentUserQuery } from "./queries";

/** Nothing that one person has seen is left for the next one on the same device. */
export function useChangeOfPerson() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    const { queryKey } = currentUserQuery();
    setHasLeft(user === null);
    void forgetDevice({ userId: user?.id ?? null });
    // Set, not removed with the rest: the shell is watching it.
    queryClient.setQueryData(queryKey, user);
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    queryClient.getMutationCache().clear();
  };
}

/** For calls that end the session: `useChangeOfPerson` clears the browser's cache, and nobody waits for that. */
export const CLEARING_APART = { [CLEARS_CACHE_APART_HEADER]: "1" };

/**
 * Ends the session. Writes that wait on this device stay until the same person signs in again. The shell
 * sees that nobody is signed in any more and leaves for the entrance.
 */
export function useLogout() {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: () => api.post("/api/logout", undefined, { headers: CLEARING_APART }),
    success: accountCopy.logout.success,
    failure: accountCopy.logout.failure,
    onSuccess: () => changePerson(null),
  });
}
