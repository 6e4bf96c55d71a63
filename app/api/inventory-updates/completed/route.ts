import { checkDto } from "@/lib/features/checks/model/dto";
import { listCompletedChecks } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: checkDto.array() },
  ({ actor }) => listCompletedChecks(actor),
);
