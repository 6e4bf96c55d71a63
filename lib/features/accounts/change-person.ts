"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { setHasLeft } from "@/lib/client/query-client";
import { forgetDevice } from "@/lib/client/device/forget-device";
import { useOutbox } from "@/lib/client/outbox/use-outbox";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { accountCopy } from "./copy";
import type { User } from "./dto";
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

/**
 * Ends the session, and gives up what waits on this device: whoever calls it has asked. The shell sees
 * that nobody is signed in any more and leaves for the entrance.
 */
export function useLogout() {
  const changePerson = useChangeOfPerson();
  const outbox = useOutbox();
  return useApiMutation({
    mutationFn: () => api.post("/api/logout"),
    success: accountCopy.logout.success,
    failure: accountCopy.logout.failure,
    onSuccess: () => {
      void outbox.discard(() => true);
      changePerson(null);
    },
  });
}
