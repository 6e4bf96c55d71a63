import { getInvitationDetails } from "@/lib/features/members/data";
import { invitationDetailsDto } from "@/lib/features/members/dto";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute({ output: invitationDetailsDto }, ({ token, request }) =>
  getInvitationDetails({ token, source: requestSource(request) }),
);
