import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { ApiClient } from "@/tests/support/api-client";
import { memoryOf } from "@/tests/support/memory-of";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { record } from "./record";

const UPLOADS = 16;
const SIDES = { width: 7_000, height: 5_700 };
const AT_MOST_MB = 700;

/**
 * Formats of picture files that are small for their number of pixels and that a decoder cannot read in strips.
 */
const pictures: Record<string, (image: Sharp) => Sharp> = {
  "progressive JPEG, on its side": (image) =>
    image.withMetadata({ orientation: 6 }).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
  "interlaced PNG": (image) => image.png({ progressive: true }),
  WebP: (image) => image.webp({ effort: 0 }),
};

test("Memory of the server during 16 uploads of 40 million pixels at once", async () => {
  for (const [kind, encode] of Object.entries(pictures)) {
    const blank = sharp({ create: { ...SIDES, channels: 3, background: "#446622" } });
    const file = await encode(blank).toBuffer();
    const app = await startApp({ env: { DEMO: "on", AVATARS: "off" } });
    try {
      const before = await memoryOf(app);
      const statuses = await uploadAtOnce(app, file);
      const kept = statuses.filter((status) => status === 201).length;
      const kilobytes = Math.round(file.byteLength / 1_000);
      record(
        `${kind}, ${kilobytes} kB`,
        `${before} MB to ${await peakOf(app)} MB (at most ${AT_MOST_MB}); ${kept} of ${UPLOADS} stored`,
      );
    } finally {
      await app.stop();
    }
  }
});

async function uploadAtOnce(app: RunningApp, file: Buffer): Promise<number[]> {
  const person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  return Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(file)], "photo"));
      const headers = { cookie: person.session, origin: app.url };
      return (await fetch(`${app.url}/api/upload`, { method: "POST", headers, body })).status;
    }),
  );
}

/** Returns the peak memory of the server process in megabytes. On Linux only. */
async function peakOf(app: RunningApp): Promise<number> {
  const status = await readFile(`/proc/${app.process.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
