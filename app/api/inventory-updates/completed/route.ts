import { listCompletedChecks } from "@/lib/features/checks/data";
import { checkDto } from "@/lib/features/checks/dto";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: checkDto.array() },
  ({ actor }) => listCompletedChecks(actor),
);
