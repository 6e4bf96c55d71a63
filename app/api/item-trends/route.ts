import { itemTrendsDto } from "@/lib/features/stock/model/dto";
import { listItemTrends } from "@/lib/features/stock/server/read-trends";
import { route } from "@/lib/http/route";

export const GET = route(
  listItemTrends,
  { limit: "reads:household", output: itemTrendsDto },
  ({ run }) => run(),
);
