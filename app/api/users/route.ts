import { listMembers } from "@/lib/features/members/data";
import { memberDto } from "@/lib/features/members/dto";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: memberDto.array() }, ({ actor }) =>
  listMembers(actor),
);
