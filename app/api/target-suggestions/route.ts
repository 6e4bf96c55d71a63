import { targetSuggestionsDto } from "@/lib/features/target-suggestions/model/dto";
import { listTargetSuggestions } from "@/lib/features/target-suggestions/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listTargetSuggestions, { output: targetSuggestionsDto }, ({ run }) =>
  run(),
);
