import { assumableDto, countDto } from "@/lib/features/checks/model/dto";
import { assumeCountsSchema } from "@/lib/features/checks/model/schema";
import { assumeCounts } from "@/lib/features/checks/server/commands/assume-counts";
import { withdrawAssumedCounts } from "@/lib/features/checks/server/commands/withdraw-assumed-counts";
import { listAssumable } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: assumableDto }, ({ actor, id }) =>
  listAssumable(actor, id),
);

export const POST = route(
  { permission: "check:run", body: assumeCountsSchema, output: countDto.array() },
  ({ actor, id, body }) => assumeCounts(actor, { id, ...body }),
);

export const DELETE = route({ permission: "check:run" }, ({ actor, id }) =>
  withdrawAssumedCounts(actor, { id }),
);
