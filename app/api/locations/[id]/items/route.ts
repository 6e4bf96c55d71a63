import { itemDto } from "@/lib/features/items/model/dto";
import { listLocationItems } from "@/lib/features/items/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  listLocationItems,
  { limit: "reads:household", output: itemDto.array() },
  ({ run, id }) => run(id),
);
