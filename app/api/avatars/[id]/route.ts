import { NextResponse } from "next/server";
import { z } from "zod";
import { readAvatar } from "@/lib/features/members/server/read-avatar";
import { route } from "@/lib/http/route";

export const GET = route(
  readAvatar,
  { output: z.instanceof(NextResponse) },
  async ({ run, id }) => {
    const { content, type, maxAge } = await run(id);
    return new NextResponse(content, {
      headers: {
        "Content-Type": type,
        "Content-Disposition": "inline",
        "Cache-Control": `private, max-age=${maxAge}`,
      },
    });
  },
);
