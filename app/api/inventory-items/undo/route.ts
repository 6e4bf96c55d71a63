import { undoneCountDto } from "@/lib/features/checks/model/dto";
import { undoCountSchema } from "@/lib/features/checks/model/schema";
import { undoCount } from "@/lib/features/checks/server/commands/undo-count";
import { route } from "@/lib/http/route";

export const POST = route(
  undoCount,
  { body: undoCountSchema, output: undoneCountDto },
  ({ run, body }) => run(body),
);
