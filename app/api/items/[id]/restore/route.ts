import { itemDto } from "@/lib/features/items/model/dto";
import { restoreItem } from "@/lib/features/items/server/commands/restore-items";
import { route } from "@/lib/http/route";

export const POST = route(restoreItem, { output: itemDto }, ({ run, id }) => run(id));
