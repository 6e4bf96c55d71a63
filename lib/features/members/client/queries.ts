import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Invitation, InvitationDetails, Member } from "../model/dto";

/** Returns the query of the members of the household. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ["members"],
    queryFn: ({ signal }) => api.get<Member[]>("/api/users", { signal }),
  });

/** Returns the query of the pending invitations; for admins only. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => api.get<Invitation[]>("/api/invitations", { signal }),
  });

/** Returns the query of the details of an invitation by its token. */
export const invitationDetailsQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) =>
      api.get<InvitationDetails>(`/api/invitations/token/${encodeURIComponent(token)}`, { signal }),
  });
