import { countDto } from "@/lib/features/checks/model/dto";
import { listCounts } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: countDto.array() },
  ({ actor, id }) => listCounts(actor, id),
);
