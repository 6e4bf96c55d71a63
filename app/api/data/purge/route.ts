import { purgedDto } from "@/lib/features/data-management/model/dto";
import { purgeSchema } from "@/lib/features/data-management/model/schema";
import { purgeData } from "@/lib/features/data-management/server/commands/purge-data";
import { route } from "@/lib/http/route";

export const POST = route(purgeData, { body: purgeSchema, output: purgedDto }, ({ run, body }) =>
  run(body),
);
