import { checkChangesDto } from "@/lib/features/checks/model/dto";
import { getCheckChanges } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: checkChangesDto },
  ({ actor, id }) => getCheckChanges(actor, id),
);
