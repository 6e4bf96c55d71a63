import { cancelCheck } from "@/lib/features/checks/server/commands/cancel-check";
import { route } from "@/lib/http/route";

export const DELETE = route({ permission: "check:run" }, ({ actor, id }) =>
  cancelCheck(actor, { id }),
);
