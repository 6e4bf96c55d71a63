import { z } from "zod";
import { presenceDto } from "@/lib/features/checks/model/dto";
import { presenceSchema } from "@/lib/features/checks/model/schema";
import { beInLocation } from "@/lib/features/checks/server/commands/be-in-location";
import { listPresences } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", output: z.array(presenceDto) },
  ({ actor, id }) => listPresences(actor, id),
);

export const PUT = route({ permission: "check:run", body: presenceSchema }, ({ actor, id, body }) =>
  beInLocation(actor, { id, ...body }),
);
