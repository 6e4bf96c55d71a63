import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { examine } from "@/lib/platform/doctor/examine";

/** Returns the doctor's findings about a database whose addresses do not answer. */
async function examineUnreachable(environment: Record<string, string>) {
  const findings = await examine({
    environment: { DATA_DIR: tmpdir(), NEXTAUTH_SECRET: "x".repeat(32), ...environment },
    localAddress: () => "http://127.0.0.1:9",
  });
  return findings
    .filter(({ topic }) => topic === "Database")
    .map(({ text, advice }) => `${text.split(":9")[0]} → ${advice}`);
}

test("the doctor examines the direct address behind a pooler, and then the pooler", async () => {
  const found = await examineUnreachable({
    DATABASE_URL: "postgresql://127.0.0.1:9/pooled",
    DATABASE_DIRECT_URL: "postgresql://127.0.0.1:9/direct",
  });
  expect(found).toEqual([
    "direct at 127.0.0.1 → Check DATABASE_DIRECT_URL.",
    "pooled at 127.0.0.1 → Check DATABASE_URL.",
  ]);
});

test("the doctor examines one address without a pooler", async () => {
  const found = await examineUnreachable({ DATABASE_URL: "postgresql://127.0.0.1:9/larder" });
  expect(found).toEqual(["larder at 127.0.0.1 → Check DATABASE_URL."]);
});
