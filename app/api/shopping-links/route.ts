import { z } from "zod";
import { createdLinkDto, shoppingLinkDto } from "@/lib/features/shopping-links/model/dto";
import { createLinkSchema } from "@/lib/features/shopping-links/model/schema";
import { createLink } from "@/lib/features/shopping-links/server/commands/create-link";
import { listOpenLinks } from "@/lib/features/shopping-links/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listOpenLinks, { output: z.array(shoppingLinkDto) }, ({ run }) => run());

export const POST = route(
  createLink,
  { body: createLinkSchema, output: createdLinkDto, status: 201 },
  ({ run, body }) => run(body),
);
