import { memberFaceDto } from "@/lib/features/members/model/dto";
import { listMembers } from "@/lib/features/members/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listMembers, { output: memberFaceDto.array() }, ({ run }) => run());
