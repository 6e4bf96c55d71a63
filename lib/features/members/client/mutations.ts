"use client";

import { api } from "@/lib/client/api";
import type { ToastCopy } from "@/lib/client/toast";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { Invitation, Member, SentInvitation } from "../model/dto";
import type { GivenRole } from "../model/rules";
import type { Invite } from "../model/schema";
import { invitationsQuery, membersQuery } from "./queries";

/**
 * Queries to refetch after a change of a role or a status. The change may end invitations that the member has
 * sent.
 */
const RIGHTS = [membersQuery().queryKey, invitationsQuery().queryKey];

const NO_MAIL_SERVICE = "Copy the link: no mail service is set up.";

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
    success: (_, { role }) => ({
      title: "Role Updated",
      text: `User role successfully updated to ${role}.`,
    }),
    failure: { title: "Error", text: "Failed to update user role. Please try again." },
    invalidates: RIGHTS,
  });
}

export function useChangeStatus() {
  return useApiMutation({
    mutationFn: ({ id, isActive }: { id: number; isActive: boolean }) =>
      api.patch<Member>(`/api/users/${id}/status`, { isActive }),
    success: ({ username }, { isActive }) =>
      isActive
        ? { title: "User Reactivated", text: `${username} can sign in again.` }
        : { title: "User Deactivated", text: `${username} has been signed out everywhere.` },
    failure: { title: "Error", text: "Failed to update user. Please try again." },
    invalidates: RIGHTS,
  });
}

export function useInvite({ onError }: { onError: (error: Error) => void }) {
  return useApiMutation({
    mutationFn: (input: Invite) => api.post<SentInvitation>("/api/invitations", input),
    success: invitedToast,
    failure: { title: "Error", text: "Failed to send invitation. Please try again." },
    invalidates: [invitationsQuery().queryKey],
    onError,
  });
}

function invitedToast({ mail, warning }: SentInvitation): ToastCopy {
  return warning === undefined
    ? {
        title: "Invitation Sent",
        text: mail === "none" ? NO_MAIL_SERVICE : "User invitation was sent successfully.",
      }
    : { title: "Invitation Created", text: warning };
}

export function useResendInvitation({ onSuccess }: { onSuccess: (sent: SentInvitation) => void }) {
  return useApiMutation({
    mutationFn: ({ id }: Invitation) => api.post<SentInvitation>(`/api/invitations/${id}/resend`),
    success: resentToast,
    failure: { title: "Error", text: "Failed to resend invitation. Please try again." },
    invalidates: [invitationsQuery().queryKey],
    onSuccess,
  });
}

function resentToast({
  mail,
  warning = mail === "none" ? NO_MAIL_SERVICE : undefined,
}: SentInvitation): ToastCopy {
  return {
    title: "Invitation Resent",
    text: warning ?? "The invitation email has been resent successfully.",
  };
}

export function useCancelInvitation() {
  return useApiMutation({
    mutationFn: ({ id }: Invitation) => api.delete(`/api/invitations/${id}`),
    success: { title: "Invitation Canceled", text: "The invitation has been canceled." },
    failure: { title: "Error", text: "Failed to cancel invitation. Please try again." },
    invalidates: [invitationsQuery().queryKey],
  });
}
