import { expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";

const encode = (token: unknown) => Buffer.from(JSON.stringify(token)).toString("base64");

it("parseEnv accepts the UploadThing token as the dashboard shows it", () => {
  const token = encode({ apiKey: "sk_live_1", appId: "app", regions: ["sea1"] });
  expect(parseEnv({ UPLOADTHING_TOKEN: token }).UPLOADTHING_TOKEN).toBe(token);
  expect(parseEnv({ UPLOADTHING_TOKEN: "" }).UPLOADTHING_TOKEN).toBeUndefined();
});

it.each([
  ["the key of an older SDK", "sk_live_1"],
  ["half a token", encode({ apiKey: "sk_live_1", appId: "app" }).slice(0, 20)],
  ["a token with a key of another kind", encode({ apiKey: "pk_1", appId: "app" })],
])("parseEnv throws for an UPLOADTHING_TOKEN that is %s", (_, token) => {
  expect(() => parseEnv({ UPLOADTHING_TOKEN: token })).toThrow(
    "UPLOADTHING_TOKEN must be the whole token from the API keys of your UploadThing app.",
  );
});
