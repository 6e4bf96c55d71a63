import { NextResponse } from "next/server";
import { z } from "zod";
import { now } from "@/lib/core/clock";
import { EXPORT_RECORDS_HEADER } from "@/lib/core/export-records";
import { PRODUCT } from "@/lib/core/product";
import { exportFileName } from "@/lib/features/data-management/model/rules";
import { exportData } from "@/lib/features/data-management/server/reads";
import { PRIVATE_HEADERS } from "@/lib/http/error-response";
import { route } from "@/lib/http/route";
import { streamText } from "@/lib/http/stream-text";

export const GET = route(
  exportData,
  { limit: "reads:household", output: z.instanceof(NextResponse) },
  async ({ run }) => {
    const { records, text } = await run();
    const fileName = exportFileName(PRODUCT, now().toISOString().slice(0, 10));
    return new NextResponse(await streamText(text), {
      headers: {
        ...PRIVATE_HEADERS,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${fileName}"`,
        [EXPORT_RECORDS_HEADER]: String(records),
      },
    });
  },
);
