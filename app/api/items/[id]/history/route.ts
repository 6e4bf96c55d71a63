import { itemHistoryDto } from "@/lib/features/stock/model/dto";
import { getItemHistory } from "@/lib/features/stock/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getItemHistory, { output: itemHistoryDto }, ({ run, id }) => run(id));
