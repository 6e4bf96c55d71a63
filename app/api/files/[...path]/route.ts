import { NextResponse } from "next/server";
import { z } from "zod";
import { SMALL_SIDE } from "@/lib/core/photo-sizes";
import { photoQuerySchema } from "@/lib/features/photos/model/schema";
import { readPhoto } from "@/lib/features/photos/server/reads";
import { route } from "@/lib/http/route";

const headers = {
  "Content-Type": "image/webp",
  "Content-Disposition": "inline",
  // A photo's object key always names the same picture, so browsers may cache it for long. Access is checked
  // once per browser.
  "Cache-Control": "private, max-age=31536000, immutable",
  // Another person on the device has another cookie, so the HTTP cache does not reuse this photo response for
  // that person.
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
