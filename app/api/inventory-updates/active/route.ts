import { AppError } from "@/lib/core/errors";
import { checkDto } from "@/lib/features/checks/model/dto";
import { findActiveCheck } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(findActiveCheck, { output: checkDto }, async ({ run }) => {
  const check = await run();
  if (!check) throw new AppError("not_found", "No active inventory check");
  return check;
});
