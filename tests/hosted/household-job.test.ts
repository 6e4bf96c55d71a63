import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writes } from "@/tests/support/anthropic-stub";
import { ApiClient } from "@/tests/support/api-client";
import { PUBLIC_HOST } from "@/tests/support/hosted/front-proxy";
import { type HostedPlatform, startHostedPlatform } from "@/tests/support/hosted/hosted-platform";
import {
  addItem,
  completeCheck,
  PASSWORD,
  register,
  upload,
  waitForList,
} from "@/tests/support/household-job";

let platform: HostedPlatform;

beforeAll(async () => {
  platform = await startHostedPlatform();
  platform.anthropic.reply(
    writes((lines) => lines.map(({ lineId }) => ({ lineId, rationale: "You want {wanted}." }))),
  );
});

afterAll(() => platform.stop());

/** Waits for the mail to an address, and returns the token of its link. */
async function tokenMailedTo(address: string): Promise<string> {
  const mail = await vi.waitFor(
    () => {
      const found = [...platform.resend.taken.values()].findLast(({ to }) => to === address);
      if (!found) throw new Error(`There is no mail to ${address}`);
      return found;
    },
    { timeout: 30_000 },
  );
  const link = new RegExp(`https://${PUBLIC_HOST}/\\S+token=([\\w.-]+)`).exec(mail.text);
  return link?.[1] ?? "";
}

test("a household registers, invites, uploads, checks, gets its rationales, and resets a password", async () => {
  const admin = new ApiClient(platform.url);
  await register(admin, "anna");
  const photo = await upload(admin);
  const itemId = await addItem(admin, { photo });
  expect(platform.uploadThing.files.size).toBeGreaterThan(0);
  expect(await admin.bytes(`/api/files/${photo}`)).not.toHaveLength(0);

  await admin.call("POST", "/api/invitations", { email: "bert@mail.example", role: "assistant" });
  const assistant = new ApiClient(platform.url);
  await register(assistant, "bert", await tokenMailedTo("bert@mail.example"));
  const members = await admin.call<unknown[]>("GET", "/api/users/household");
  expect(members).toHaveLength(2);

  const list = await waitForList(admin, await completeCheck(assistant, itemId));
  expect(list.items).toMatchObject([
    { quantity: 3, aiRationale: "You want 4 bottles.", rationaleSource: "claude" },
  ]);

  platform.resend.taken.clear();
  const visitor = new ApiClient(platform.url);
  await visitor.call("POST", "/api/password/forgot", { email: "anna@mail.example" });
  const token = await tokenMailedTo("anna@mail.example");
  await visitor.call("POST", "/api/password/reset", { token, password: `${PASSWORD} again` });
  await expect(admin.call("GET", "/api/user")).rejects.toThrow("answered 401");
  const again = { username: "anna", password: `${PASSWORD} again` };
  await new ApiClient(platform.url).call("POST", "/api/login", again);
});
