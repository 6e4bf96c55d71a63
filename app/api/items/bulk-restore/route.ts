import { restoredDto } from "@/lib/features/items/model/recently-deleted";
import { restoreItems } from "@/lib/features/items/server/commands/restore-items";
import { bulkDeleteSchema } from "@/lib/features/locations/model/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  restoreItems,
  { body: bulkDeleteSchema, output: restoredDto },
  ({ run, body }) => run(body),
);
