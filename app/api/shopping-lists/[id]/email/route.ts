import { emailList } from "@/lib/features/shopping-lists/commands/email-list";
import { shoppingListDto } from "@/lib/features/shopping-lists/dto";
import { emailListSchema } from "@/lib/features/shopping-lists/schema";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  { permission: "list:use", body: emailListSchema, output: shoppingListDto },
  ({ actor, id, body, request }) => emailList(actor, { ...body, id, key: idempotencyKey(request) }),
);
