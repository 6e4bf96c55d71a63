import type { Page } from "@playwright/test";
import { createHome } from "./support/household";
import { expect, type Person, test as base, watchForErrors } from "./support/test";

/** A host name that browsers treat as an insecure origin over HTTP, unlike localhost. */
const HOST = "larder.test";

/**
 * Console messages of Chromium that the tests ignore: about a page without HTTPS, and about a photo that is
 * opened as a page.
 */
const SAID =
  /Cross-Origin-Opener-Policy header has been ignored|Applying inline style violates|Clear-Site-Data/;

const test = base.extend({
  noErrors: async ({ context }, run) => {
    const errors = watchForErrors(context);
    await run(undefined);
    expect(errors.filter((text) => !SAID.test(text))).toEqual([]);
  },
  launchOptions: [
    async ({ launchOptions }, run) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
      await run({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ baseURL }, run) => {
    await run(baseURL && Object.assign(new URL(baseURL), { hostname: HOST }).origin);
  },
});

/** Signs in from within the page, because only the browser can resolve the host name. */
async function signIn(page: Page, { username, password }: Person): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/login", { method: "POST", headers, body })).status;
  }, JSON.stringify({ username, password }));
  expect(status).toBe(200);
}

/** Uploads a photo from within the page and returns its object key. */
async function upload(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
    const form = new FormData();
    form.append("file", await canvas.convertToBlob(), "photo.png");
    const answer = await fetch("/api/upload", { method: "POST", body: form });
    return ((await answer.json()) as { objectKey: string }).objectKey;
  });
}

test("over plain HTTP, where a logout clears no cache, the next person cannot load a photo of the previous one", async ({
  page,
}) => {
  const ignored: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Clear-Site-Data")) ignored.push(message.text());
  });
  const [first, second] = [await createHome(), await createHome()];
  await page.goto("/auth");
  await signIn(page, first.admin);
  const photo = `/api/files/${await upload(page)}`;
  expect((await page.goto(photo))?.status()).toBe(200);
  await page.goto("/settings");
  const isCached = () =>
    page.evaluate(async (path) => {
      const answer = await fetch(path, { cache: "only-if-cached", mode: "same-origin" });
      return answer.status === 200;
    }, photo);
  expect(await isCached()).toBe(true);

  await page.evaluate(() => fetch("/api/logout", { method: "POST" }));
  // The console may contain the message twice, because the end of the event stream can cause it too.
  await expect.poll(() => ignored).toContainEqual(expect.stringContaining("insecure origins"));
  expect((await page.goto(photo))?.status()).toBe(401);
  await page.goto("/auth");
  await signIn(page, second.admin);
  expect((await page.goto(photo))?.status()).toBe(404);
});
