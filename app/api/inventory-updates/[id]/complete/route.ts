import { completedDto } from "@/lib/features/shopping-lists/model/dto";
import { completeCheck } from "@/lib/features/shopping-lists/server/commands/complete-check";
import { route } from "@/lib/http/route";

export const PUT = route(completeCheck, { output: completedDto }, ({ run, id }) => run({ id }));
