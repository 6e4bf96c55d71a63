import { completeCheck } from "@/lib/features/shopping-lists/commands/complete-check";
import { completedDto } from "@/lib/features/shopping-lists/dto";
import { route } from "@/lib/http/route";

export const PUT = route({ permission: "check:run", output: completedDto }, ({ actor, id }) =>
  completeCheck(actor, { id }),
);
