import { clearList } from "@/lib/features/shopping-lists/commands/clear-list";
import { clearedDto } from "@/lib/features/shopping-lists/dto";
import { route } from "@/lib/http/route";

export const DELETE = route({ permission: "list:clear", output: clearedDto }, ({ actor, id }) =>
  clearList(actor, { id }),
);
