import { clearedDto } from "@/lib/features/shopping-lists/model/dto";
import { clearList } from "@/lib/features/shopping-lists/server/commands/clear-list";
import { route } from "@/lib/http/route";

export const DELETE = route({ permission: "list:clear", output: clearedDto }, ({ actor, id }) =>
  clearList(actor, { id }),
);
