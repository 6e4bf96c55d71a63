import { deleteLocations } from "@/lib/features/locations/commands/delete-locations";
import { updateLocation } from "@/lib/features/locations/commands/update-location";
import { getLocation } from "@/lib/features/locations/data";
import { locationDto } from "@/lib/features/locations/dto";
import { updateLocationSchema } from "@/lib/features/locations/schema";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: locationDto }, ({ actor, id }) =>
  getLocation(actor, id),
);

export const PUT = route(
  { permission: "inventory:edit", body: updateLocationSchema, output: locationDto },
  ({ actor, body, id }) => updateLocation(actor, { ...body, id }),
);

export const DELETE = route({ permission: "inventory:edit" }, async ({ actor, id }) => {
  await deleteLocations(actor, { ids: [id] });
});
