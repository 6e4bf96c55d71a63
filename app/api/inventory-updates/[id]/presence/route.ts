import { z } from "zod";
import { beInLocation } from "@/lib/features/checks/commands/be-in-location";
import { listPresences } from "@/lib/features/checks/data";
import { presenceDto } from "@/lib/features/checks/dto";
import { presenceSchema } from "@/lib/features/checks/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", output: z.array(presenceDto) },
  ({ actor, id }) => listPresences(actor, id),
);

export const PUT = route({ permission: "check:run", body: presenceSchema }, ({ actor, id, body }) =>
  beInLocation(actor, { id, ...body }),
);
