import { deleteItems } from "@/lib/features/items/server/commands/delete-items";
import { deletedDto } from "@/lib/features/locations/model/dto";
import { idsSchema } from "@/lib/features/locations/model/schema";
import { route } from "@/lib/http/route";

export const POST = route(deleteItems, { body: idsSchema, output: deletedDto }, ({ run, body }) =>
  run(body),
);
