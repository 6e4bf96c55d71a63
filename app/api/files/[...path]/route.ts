import { NextResponse } from "next/server";
import { z } from "zod";
import { SMALL_SIDE } from "@/lib/core/photo-sizes";
import { photoQuerySchema } from "@/lib/features/photos/model/schema";
import { readPhoto } from "@/lib/features/photos/server/reads";
import { route } from "@/lib/http/route";

const headers = {
  "Content-Type": "image/webp",
  "Content-Disposition": "inline",
  // A key never names another picture; who may see it is asked by every browser once.
  "Cache-Control": "private, max-age=31536000, immutable",
  // The next person on the device has another cookie, so the HTTP cache asks the server again.
  Vary: "Cookie",
};

export const GET = route(
  readPhoto,
  {
    query: photoQuerySchema,
    output: z.instanceof(NextResponse),
  },
  async ({ run, query, path }) => {
    const isSmall = query.w !== undefined && query.w <= SMALL_SIDE;
    return new NextResponse(await run({ objectKey: path, isSmall }), { headers });
  },
);
