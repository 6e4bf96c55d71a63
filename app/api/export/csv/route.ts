import { NextResponse } from "next/server";
import { z } from "zod";
import { now } from "@/lib/core/clock";
import { PRODUCT } from "@/lib/core/product";
import { csvFileName } from "@/lib/features/csv/model/rules";
import { exportCsv } from "@/lib/features/csv/server/reads";
import { PRIVATE_HEADERS } from "@/lib/http/error-response";
import { route } from "@/lib/http/route";

export const GET = route(
  exportCsv,
  { limit: "reads:household", output: z.instanceof(NextResponse) },
  async ({ run }) => {
    const fileName = csvFileName(PRODUCT, now().toISOString().slice(0, 10));
    return new NextResponse(await run(), {
      headers: {
        ...PRIVATE_HEADERS,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${fileName}"`,
      },
    });
  },
);
