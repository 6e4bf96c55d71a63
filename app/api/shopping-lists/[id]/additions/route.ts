import { z } from "zod";
import { boughtAdditionDto } from "@/lib/features/shopping-additions/model/dto";
import { listBoughtAdditions } from "@/lib/features/shopping-lists/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  listBoughtAdditions,
  { limit: "reads:household", output: z.array(boughtAdditionDto) },
  ({ run, id }) => run(id),
);
