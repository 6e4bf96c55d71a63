import { restoredDto } from "@/lib/features/items/model/recently-deleted";
import { restoreLocations } from "@/lib/features/items/server/commands/restore-locations";
import { idsSchema } from "@/lib/features/locations/model/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  restoreLocations,
  { body: idsSchema, output: restoredDto },
  ({ run, body }) => run(body),
);
