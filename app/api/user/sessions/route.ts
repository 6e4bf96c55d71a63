import { z } from "zod";
import { sessionDto } from "@/lib/features/accounts/model/dto";
import { listSessions } from "@/lib/features/accounts/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listSessions, { output: z.array(sessionDto) }, ({ run }) => run());
