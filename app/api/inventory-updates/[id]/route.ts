import { cancelCheck } from "@/lib/features/checks/server/commands/cancel-check";
import { route } from "@/lib/http/route";

export const DELETE = route(cancelCheck, {}, ({ run, id }) => run({ id }));
