import { z } from "zod";
import { presenceDto } from "@/lib/features/checks/model/dto";
import { presenceSchema } from "@/lib/features/checks/model/schema";
import { beInLocation } from "@/lib/features/checks/server/commands/be-in-location";
import { listPresences } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listPresences, { output: z.array(presenceDto) }, ({ run, id }) => run(id));

export const PUT = route(beInLocation, { body: presenceSchema }, ({ run, id, body }) =>
  run({ id, ...body }),
);
