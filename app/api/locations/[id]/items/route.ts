import { itemDto } from "@/lib/features/items/model/dto";
import { listLocationItems } from "@/lib/features/items/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: itemDto.array() },
  ({ actor, id }) => listLocationItems(actor, id),
);
