import { describe, expect, it } from "vitest";
import { describeError } from "@/lib/core/logger";

describe("an error in the log", () => {
  it("has its message, its stack and its causes", () => {
    const error = new TypeError("outer", { cause: new Error("inner") });
    expect(describeError(error)).toEqual({
      name: "TypeError",
      message: "outer",
      stack: error.stack,
      cause: { name: "Error", message: "inner", stack: expect.stringContaining("inner") as string },
    });
  });

  it("has nothing else: what hangs on it may be a secret", () => {
    const error = Object.assign(new Error("refused"), { request: { headers: { key: "secret" } } });
    expect(JSON.stringify(describeError(error))).not.toContain("secret");
  });

  it("may be a sentence", () => {
    expect(describeError("gone")).toBe("gone");
  });
});
