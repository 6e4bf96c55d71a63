import { restoredDto } from "@/lib/features/items/model/recently-deleted";
import { restoreItems } from "@/lib/features/items/server/commands/restore-items";
import { idsSchema } from "@/lib/features/locations/model/schema";
import { route } from "@/lib/http/route";

export const POST = route(restoreItems, { body: idsSchema, output: restoredDto }, ({ run, body }) =>
  run(body),
);
