import { restoreLocation } from "@/lib/features/items/server/commands/restore-locations";
import { locationDto } from "@/lib/features/locations/model/dto";
import { route } from "@/lib/http/route";

export const POST = route(restoreLocation, { output: locationDto }, ({ run, id }) => run(id));
