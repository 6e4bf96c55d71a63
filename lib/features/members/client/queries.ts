import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Invitation, InvitationDetails, Member } from "../model/dto";

/** Everybody in the household. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ["members"],
    queryFn: ({ signal }) => api.get<Member[]>("/api/users", { signal }),
  });

/** The invitations that wait to be accepted; for admins only. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => api.get<Invitation[]>("/api/invitations", { signal }),
  });

/** What the invitation of a mailed token offers. */
export const invitationDetailsQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) =>
      api.get<InvitationDetails>(`/api/invitations/token/${encodeURIComponent(token)}`, { signal }),
  });
