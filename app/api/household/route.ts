import { updateHousehold } from "@/lib/features/households/commands/update-household";
import { getHousehold } from "@/lib/features/households/data";
import { householdDto } from "@/lib/features/households/dto";
import { updateHouseholdSchema } from "@/lib/features/households/schema";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: householdDto }, ({ actor }) =>
  getHousehold(actor),
);

export const PATCH = route(
  { permission: "household:edit", body: updateHouseholdSchema, output: householdDto },
  ({ actor, body }) => updateHousehold(actor, body),
);
