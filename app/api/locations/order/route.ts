import { reorderLocations } from "@/lib/features/locations/commands/reorder-locations";
import { locationDto } from "@/lib/features/locations/dto";
import { reorderLocationsSchema } from "@/lib/features/locations/schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { permission: "inventory:edit", body: reorderLocationsSchema, output: locationDto.array() },
  ({ actor, body }) => reorderLocations(actor, body),
);
