import { startCheck } from "@/lib/features/checks/commands/start-check";
import { checkDto } from "@/lib/features/checks/dto";
import { route } from "@/lib/http/route";

export const POST = route({ permission: "check:run", output: checkDto, status: 201 }, ({ actor }) =>
  startCheck(actor),
);
