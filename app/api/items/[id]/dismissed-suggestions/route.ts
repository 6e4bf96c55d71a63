import { dismissSuggestionSchema } from "@/lib/features/target-suggestions/model/schema";
import { dismissSuggestion } from "@/lib/features/target-suggestions/server/commands/dismiss-suggestion";
import { route } from "@/lib/http/route";

export const POST = route(
  dismissSuggestion,
  { body: dismissSuggestionSchema },
  ({ run, body, id }) => run({ ...body, id }),
);
