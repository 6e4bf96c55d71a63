import { importedDto } from "@/lib/features/csv/model/dto";
import { importSchema, MAX_IMPORT_BYTES } from "@/lib/features/csv/model/schema";
import { importRows } from "@/lib/features/csv/server/commands/import-rows";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  importRows,
  {
    limit: "imports:household",
    rateLimit: "import:household",
    body: importSchema,
    maxBodyBytes: MAX_IMPORT_BYTES,
    output: importedDto,
  },
  ({ run, body, request }) => run({ ...body, idempotencyKey: idempotencyKey(request) }),
);
