import { importRows } from "@/lib/features/csv/commands/import-rows";
import { importedDto } from "@/lib/features/csv/dto";
import { importSchema, MAX_IMPORT_BYTES } from "@/lib/features/csv/schema";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  {
    permission: "inventory:edit",
    limit: "imports:household",
    rateLimit: "import:household",
    body: importSchema,
    maxBodyBytes: MAX_IMPORT_BYTES,
    output: importedDto,
  },
  ({ actor, body, request }) =>
    importRows(actor, { ...body, idempotencyKey: idempotencyKey(request) }),
);
