import { deletedDto } from "@/lib/features/locations/model/dto";
import { idsSchema } from "@/lib/features/locations/model/schema";
import { deleteLocations } from "@/lib/features/locations/server/commands/delete-locations";
import { route } from "@/lib/http/route";

export const POST = route(
  deleteLocations,
  { body: idsSchema, output: deletedDto },
  ({ run, body }) => run(body),
);
