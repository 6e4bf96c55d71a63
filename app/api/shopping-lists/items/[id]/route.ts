import { tickLine } from "@/lib/features/shopping-lists/commands/tick-line";
import { lineDto } from "@/lib/features/shopping-lists/dto";
import { tickLineSchema } from "@/lib/features/shopping-lists/schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { permission: "list:use", body: tickLineSchema, output: lineDto },
  ({ actor, body, id }) => tickLine(actor, { ...body, id }),
);
