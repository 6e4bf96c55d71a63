import { locationDto } from "@/lib/features/locations/model/dto";
import { createLocationSchema } from "@/lib/features/locations/model/schema";
import { createLocation } from "@/lib/features/locations/server/commands/create-location";
import { listLocations } from "@/lib/features/locations/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  listLocations,
  { limit: "reads:household", output: locationDto.array() },
  ({ run }) => run(),
);

export const POST = route(
  createLocation,
  { body: createLocationSchema, output: locationDto, status: 201 },
  ({ run, body }) => run(body),
);
