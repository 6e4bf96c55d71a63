import { endLink } from "@/lib/features/shopping-links/server/commands/end-link";
import { route } from "@/lib/http/route";

export const DELETE = route(endLink, {}, ({ run, id }) => run({ id }));
