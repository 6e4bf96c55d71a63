import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { emailListSchema } from "@/lib/features/shopping-lists/model/schema";
import { emailList } from "@/lib/features/shopping-lists/server/commands/email-list";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  { permission: "list:use", body: emailListSchema, output: shoppingListDto },
  ({ actor, id, body, request }) => emailList(actor, { ...body, id, key: idempotencyKey(request) }),
);
