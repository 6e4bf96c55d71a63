import { changeStatus } from "@/lib/features/members/commands/change-status";
import { memberDto } from "@/lib/features/members/dto";
import { changeStatusSchema } from "@/lib/features/members/schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { permission: "members:manage", body: changeStatusSchema, output: memberDto },
  ({ actor, id, body }) => changeStatus(actor, { ...body, id }),
);
