import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envNames } from "@/lib/core/env";

test(".env.example contains every setting and no other", () => {
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  // The start scripts set NODE_ENV, so it is not a setting for operators.
  expect(named.toSorted()).toEqual(envNames.filter((name) => name !== "NODE_ENV").toSorted());
});
