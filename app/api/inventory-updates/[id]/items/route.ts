import { countDto } from "@/lib/features/checks/model/dto";
import { listCounts } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  listCounts,
  { limit: "reads:household", output: countDto.array() },
  ({ run, id }) => run(id),
);
