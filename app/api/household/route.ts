import { householdDto } from "@/lib/features/households/model/dto";
import { updateHouseholdSchema } from "@/lib/features/households/model/schema";
import { updateHousehold } from "@/lib/features/households/server/commands/update-household";
import { getHousehold } from "@/lib/features/households/server/reads";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: householdDto }, ({ actor }) =>
  getHousehold(actor),
);

export const PATCH = route(
  { permission: "household:edit", body: updateHouseholdSchema, output: householdDto },
  ({ actor, body }) => updateHousehold(actor, body),
);
