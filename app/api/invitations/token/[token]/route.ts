import { invitationDetailsDto } from "@/lib/features/members/model/dto";
import { getInvitationDetails } from "@/lib/features/members/server/reads";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute({ output: invitationDetailsDto }, ({ token, request }) =>
  getInvitationDetails({ token, source: requestSource(request) }),
);
