import { expect, test } from "vitest";
import { parseEnv } from "@/lib/core/env";

const DATABASE_URL = "postgresql://larder@pooler:6432/larder";
const DATABASE_DIRECT_URL = "postgresql://larder@database:5432/larder";

test("the database is behind a pooler if it has a direct address", () => {
  expect(parseEnv({ DATABASE_URL, DATABASE_DIRECT_URL }).IS_POOLED).toBe(true);
  expect(parseEnv({ DATABASE_URL }).IS_POOLED).toBe(false);
});

test("a direct address without the address of the pooler is refused", () => {
  expect(() => parseEnv({ DATABASE_DIRECT_URL })).toThrow("so DATABASE_URL is needed too");
});
