"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { memberCopy } from "../model/copy";
import type { Invitation, Member, SentInvitation } from "../model/dto";
import type { GivenRole } from "../model/rules";
import type { Invite } from "../model/schema";
import { invitationsQuery, membersQuery } from "./queries";

/**
 * Queries to refetch after a change of a role or a status. The change may end invitations that the member has
 * sent.
 */
const RIGHTS = [membersQuery().queryKey, invitationsQuery().queryKey];

/** Returns the optimistic update of one member in the list. */
function changeMember(id: number, change: Partial<Member>) {
  return optimisticChange(membersQuery().queryKey, (members) =>
    members.map((member) => (member.id === id ? { ...member, ...change } : member)),
  );
}

export function useChangeRole() {
  return useApiMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      api.patch<Member>(`/api/users/${id}/role`, { role }),
    optimistic: ({ id, role }) => [changeMember(id, { role })],
    success: (_, { role }) => memberCopy.changeRole.success(role),
    failure: memberCopy.changeRole.failure,
    invalidates: RIGHTS,
  });
}

export function useChangeStatus() {
  return useApiMutation({
    mutationFn: ({ id, isActive }: { id: number; isActive: boolean }) =>
      api.patch<Member>(`/api/users/${id}/status`, { isActive }),
    success: ({ username }, { isActive }) => memberCopy.changeStatus.success(username, isActive),
    failure: memberCopy.changeStatus.failure,
    invalidates: RIGHTS,
  });
}

export function useInvite({ onError }: { onError: (error: Error) => void }) {
  return useApiMutation({
    mutationFn: (input: Invite) => api.post<SentInvitation>("/api/invitations", input),
    ...memberCopy.invite,
    invalidates: [invitationsQuery().queryKey],
    onError,
  });
}

export function useResendInvitation({ onSuccess }: { onSuccess: (sent: SentInvitation) => void }) {
  return useApiMutation({
    mutationFn: ({ id }: Invitation) => api.post<SentInvitation>(`/api/invitations/${id}/resend`),
    ...memberCopy.resend,
    invalidates: [invitationsQuery().queryKey],
    onSuccess,
  });
}

export function useCancelInvitation() {
  return useApiMutation({
    mutationFn: ({ id }: Invitation) => api.delete(`/api/invitations/${id}`),
    ...memberCopy.cancel,
    invalidates: [invitationsQuery().queryKey],
  });
}
