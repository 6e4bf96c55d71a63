import { changeRole } from "@/lib/features/members/commands/change-role";
import { memberDto } from "@/lib/features/members/dto";
import { changeRoleSchema } from "@/lib/features/members/schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { permission: "members:manage", body: changeRoleSchema, output: memberDto },
  ({ actor, id, body }) => changeRole(actor, { ...body, id }),
);
