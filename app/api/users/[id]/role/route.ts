import { memberDto } from "@/lib/features/members/model/dto";
import { changeRoleSchema } from "@/lib/features/members/model/schema";
import { changeRole } from "@/lib/features/members/server/commands/change-role";
import { route } from "@/lib/http/route";

export const PATCH = route(
  changeRole,
  { body: changeRoleSchema, output: memberDto },
  ({ run, id, body }) => run({ ...body, id }),
);
