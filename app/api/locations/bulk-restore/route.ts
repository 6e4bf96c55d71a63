import { restoredDto } from "@/lib/features/items/model/recently-deleted";
import { restoreLocations } from "@/lib/features/items/server/commands/restore-locations";
import { bulkDeleteSchema } from "@/lib/features/locations/model/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  restoreLocations,
  { body: bulkDeleteSchema, output: restoredDto },
  ({ run, body }) => run(body),
);
