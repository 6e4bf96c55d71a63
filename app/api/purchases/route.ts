import { purchasesDto } from "@/lib/features/purchases/model/dto";
import { findPurchases } from "@/lib/features/purchases/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(findPurchases, { output: purchasesDto }, ({ run }) => run());
