import { locationDto } from "@/lib/features/locations/model/dto";
import { createLocationSchema } from "@/lib/features/locations/model/schema";
import { createLocation } from "@/lib/features/locations/server/commands/create-location";
import { listLocations } from "@/lib/features/locations/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: locationDto.array() },
  ({ actor }) => listLocations(actor),
);

export const POST = route(
  { permission: "inventory:edit", body: createLocationSchema, output: locationDto, status: 201 },
  ({ actor, body }) => createLocation(actor, body),
);
