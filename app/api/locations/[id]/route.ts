import { locationDto } from "@/lib/features/locations/model/dto";
import { updateLocationSchema } from "@/lib/features/locations/model/schema";
import { deleteLocations } from "@/lib/features/locations/server/commands/delete-locations";
import { updateLocation } from "@/lib/features/locations/server/commands/update-location";
import { getLocation } from "@/lib/features/locations/server/reads";
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
