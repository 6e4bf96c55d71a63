import { checkDto } from "@/lib/features/checks/model/dto";
import { findActiveCheck } from "@/lib/features/checks/server/reads";
import { foundOrNone } from "@/lib/http/found-or-none";
import { route } from "@/lib/http/route";

export const GET = route(
  findActiveCheck,
  { output: checkDto.nullable() },
  async ({ run, request }) => foundOrNone(await run(), request, "No active inventory check"),
);
