import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { isAllowed, type Permission } from "@/lib/policy/permissions";
import { accountCopy } from "./copy";
import type { User } from "./dto";
import type { LoginInput, RegisterInput } from "./schema";

async function fetchCurrentUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await api.get<User>("/api/user", { signal });
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw new Error("Failed to get user", { cause: error });
  }
}

/** Who is signed in; null for nobody. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ["user"],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
  });
}

/** Who is signed in, as the shell has learned it; null for nobody. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery()).data ?? null;
}

/** Whether the signed-in person may do it: what a role may not do is not offered. */
export function useIsAllowed(permission: Permission): boolean {
  const user = useCurrentUser();
  return user !== null && isAllowed(user.role, permission);
}

/** Nothing that one person has seen is left for the next one on the same device. */
function useChangeOfPerson() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    queryClient.clear();
    queryClient.setQueryData(currentUserQuery().queryKey, user);
  };
}

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

export function useLogin({ onSuccess, onError }: Outcome) {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: (input: LoginInput) => api.post<User>("/api/login", input),
    isAnonymous: true,
    success: (user) => accountCopy.login.success(user.username),
    failure: accountCopy.login.failure,
    onSuccess: (user) => {
      changePerson(user);
      onSuccess();
    },
    onError,
  });
}

export function useRegister({ onSuccess, onError }: Outcome) {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: (input: RegisterInput) => api.post<User>("/api/register", input),
    isAnonymous: true,
    success: (user) => accountCopy.register.success(user.username),
    failure: accountCopy.register.failure,
    onSuccess: (user) => {
      changePerson(user);
      onSuccess();
    },
    onError,
  });
}

/** Ends the session. The shell sees that nobody is signed in any more and leaves for the entrance. */
export function useLogout() {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: () => api.post<void>("/api/logout"),
    success: accountCopy.logout.success,
    failure: accountCopy.logout.failure,
    onSuccess: () => changePerson(null),
  });
}
