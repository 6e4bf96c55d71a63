"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { forgetDevice } from "@/lib/client/device/forget-device";
import { setHasLeft } from "@/lib/client/query-client";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { CLEARS_CACHE_APART_HEADER } from "@/lib/core/clear-cache-header";
import type { User } from "../model/dto";
import { currentUserQuery } from "./queries";

/**
 * Returns a function that replaces the signed-in person. It deletes the previous person's data from
 * the device and the query cache.
 */
export function useChangeOfPerson() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    const { queryKey } = currentUserQuery();
    setHasLeft(user === null);
    void forgetDevice({ userId: user?.id ?? null });
    // The query of the current user is set and not removed, because the application shell observes it.
    queryClient.setQueryData(queryKey, user);
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    queryClient.getMutationCache().clear();
  };
}

/**
 * Headers of calls that end the session. `useChangeOfPerson` clears the HTTP cache in a separate
 * call, so that clearing does not delay the response.
 */
export const CLEARING_APART = { [CLEARS_CACHE_APART_HEADER]: "1" };

/**
 * Signs the person out. Pending writes are not deleted from the device. The shell then opens the login screen.
 */
export function useLogout() {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: () => api.post("/api/logout", undefined, { headers: CLEARING_APART }),
    success: { title: "Logged out successfully" },
    failure: {
      title: "Logout failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    },
    onSuccess: () => changePerson(null),
  });
}
