import { itemTrendsDto } from "@/lib/features/stock/model/dto";
import { listCheckTrends } from "@/lib/features/stock/server/read-trends";
import { route } from "@/lib/http/route";

export const GET = route(
  listCheckTrends,
  { limit: "reads:household", output: itemTrendsDto },
  ({ run, id }) => run(id),
);
