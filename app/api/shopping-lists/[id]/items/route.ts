import { clearedDto } from "@/lib/features/shopping-lists/model/dto";
import { clearList } from "@/lib/features/shopping-lists/server/commands/clear-list";
import { route } from "@/lib/http/route";

export const DELETE = route(clearList, { output: clearedDto }, ({ run, id }) => run({ id }));
