import { locationDto } from "@/lib/features/locations/model/dto";
import { updateLocationSchema } from "@/lib/features/locations/model/schema";
import { deleteLocations } from "@/lib/features/locations/server/commands/delete-locations";
import { updateLocation } from "@/lib/features/locations/server/commands/update-location";
import { getLocation } from "@/lib/features/locations/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getLocation, { output: locationDto }, ({ run, id }) => run(id));

export const PUT = route(
  updateLocation,
  { body: updateLocationSchema, output: locationDto },
  ({ run, body, id }) => run({ ...body, id }),
);

export const DELETE = route(deleteLocations, {}, async ({ run, id }) => {
  await run({ ids: [id] });
});
