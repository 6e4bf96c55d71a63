import { householdDto } from "@/lib/features/households/model/dto";
import { updateHouseholdSchema } from "@/lib/features/households/model/schema";
import { updateHousehold } from "@/lib/features/households/server/commands/update-household";
import { getHousehold } from "@/lib/features/households/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getHousehold, { output: householdDto }, ({ run }) => run());

export const PATCH = route(
  updateHousehold,
  { body: updateHouseholdSchema, output: householdDto },
  ({ run, body }) => run(body),
);
