import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envNames } from "@/lib/core/env";

test(".env.example names every setting and no other", () => {
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  // NODE_ENV is not for people to set: the start scripts do.
  expect(named.toSorted()).toEqual(envNames.filter((name) => name !== "NODE_ENV").toSorted());
});
