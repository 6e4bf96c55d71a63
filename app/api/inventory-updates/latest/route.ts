import { AppError } from "@/lib/core/errors";
import { latestCheckDto } from "@/lib/features/checks/model/dto";
import { findLatestCheck } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(findLatestCheck, { output: latestCheckDto }, async ({ run }) => {
  const check = await run();
  if (!check) throw new AppError("not_found", "No completed inventory check");
  return check;
});
