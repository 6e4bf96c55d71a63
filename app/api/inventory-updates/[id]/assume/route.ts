import { assumableDto, countDto } from "@/lib/features/checks/model/dto";
import { assumeCountsSchema } from "@/lib/features/checks/model/schema";
import { assumeCounts } from "@/lib/features/checks/server/commands/assume-counts";
import { withdrawAssumedCounts } from "@/lib/features/checks/server/commands/withdraw-assumed-counts";
import { listAssumable } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listAssumable, { output: assumableDto }, ({ run, id }) => run(id));

export const POST = route(
  assumeCounts,
  { body: assumeCountsSchema, output: countDto.array() },
  ({ run, id, body }) => run({ id, ...body }),
);

export const DELETE = route(withdrawAssumedCounts, {}, ({ run, id }) => run({ id }));
