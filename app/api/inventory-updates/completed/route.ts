import { checkDto } from "@/lib/features/checks/model/dto";
import { listCompletedChecks } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  listCompletedChecks,
  { limit: "reads:household", output: checkDto.array() },
  ({ run }) => run(),
);
