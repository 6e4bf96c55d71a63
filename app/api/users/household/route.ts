import { listMembers } from "@/lib/features/members/data";
import { memberFaceDto } from "@/lib/features/members/dto";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", output: memberFaceDto.array() },
  ({ actor }) => listMembers(actor),
);
