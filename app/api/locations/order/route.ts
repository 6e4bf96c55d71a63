import { locationDto } from "@/lib/features/locations/model/dto";
import { reorderLocationsSchema } from "@/lib/features/locations/model/schema";
import { reorderLocations } from "@/lib/features/locations/server/commands/reorder-locations";
import { route } from "@/lib/http/route";

export const PUT = route(
  reorderLocations,
  { body: reorderLocationsSchema, output: locationDto.array() },
  ({ run, body }) => run(body),
);
