import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { emailListSchema } from "@/lib/features/shopping-lists/model/schema";
import { emailList } from "@/lib/features/shopping-lists/server/commands/email-list";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  emailList,
  { body: emailListSchema, output: shoppingListDto },
  ({ run, id, body, request }) => run({ ...body, id, key: idempotencyKey(request) }),
);
