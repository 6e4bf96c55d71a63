import { latestCheckDto } from "@/lib/features/checks/model/dto";
import { findLatestCheck } from "@/lib/features/checks/server/reads";
import { foundOrNone } from "@/lib/http/found-or-none";
import { route } from "@/lib/http/route";

export const GET = route(
  findLatestCheck,
  { output: latestCheckDto.nullable() },
  async ({ run, request }) => foundOrNone(await run(), request, "No completed inventory check"),
);
