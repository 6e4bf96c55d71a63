import { NextResponse } from "next/server";
import { z } from "zod";
import { readAvatar } from "@/lib/features/members/server/read-avatar";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", output: z.instanceof(NextResponse) },
  async ({ actor, id }) => {
    const { content, type, maxAge } = await readAvatar(actor, id);
    return new NextResponse(content, {
      headers: {
        "Content-Type": type,
        "Content-Disposition": "inline",
        "Cache-Control": `private, max-age=${maxAge}`,
      },
    });
  },
);
