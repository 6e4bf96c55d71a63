import { checkChangesDto } from "@/lib/features/checks/model/dto";
import { getCheckChanges } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  getCheckChanges,
  { limit: "reads:household", output: checkChangesDto },
  ({ run, id }) => run(id),
);
