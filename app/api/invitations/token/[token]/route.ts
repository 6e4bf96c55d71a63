import { getInvitationDetails } from "@/lib/features/members/data";
import { invitationDetailsDto } from "@/lib/features/members/dto";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute({ output: invitationDetailsDto }, ({ token }) =>
  getInvitationDetails(token),
);
