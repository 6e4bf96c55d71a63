import { listLocationItems } from "@/lib/features/items/data";
import { itemDto } from "@/lib/features/items/dto";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: itemDto.array() },
  ({ actor, id }) => listLocationItems(actor, id),
);
