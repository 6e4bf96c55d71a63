import { memberDto } from "@/lib/features/members/model/dto";
import { changeStatusSchema } from "@/lib/features/members/model/schema";
import { changeStatus } from "@/lib/features/members/server/commands/change-status";
import { route } from "@/lib/http/route";

export const PATCH = route(
  changeStatus,
  { body: changeStatusSchema, output: memberDto },
  ({ run, id, body }) => run({ ...body, id }),
);
