import { purgeableDto, purgedDto } from "@/lib/features/data-management/model/dto";
import { purgeSchema } from "@/lib/features/data-management/model/schema";
import { purgeData } from "@/lib/features/data-management/server/commands/purge-data";
import { readPurgeable } from "@/lib/features/data-management/server/read-purgeable";
import { route } from "@/lib/http/route";

export const GET = route(readPurgeable, { output: purgeableDto }, ({ run }) => run());

export const POST = route(purgeData, { body: purgeSchema, output: purgedDto }, ({ run, body }) =>
  run(body),
);
