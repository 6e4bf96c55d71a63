import { purgeData } from "@/lib/features/data-management/commands/purge-data";
import { purgedDto } from "@/lib/features/data-management/dto";
import { purgeSchema } from "@/lib/features/data-management/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { permission: "data:purge", body: purgeSchema, output: purgedDto },
  ({ actor, body }) => purgeData(actor, body),
);
