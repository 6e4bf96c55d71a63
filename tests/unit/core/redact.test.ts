import { expect, test } from "vitest";
import { redact } from "@/lib/core/redact";

const outcomeOf = (value: unknown): unknown => JSON.parse(redact(JSON.stringify(value)));

test("redact replaces the values of fields with secret names at any depth", () => {
  const names = ["password", "newPassword", "token", "csrfToken", "Cookie", "set-cookie", "email"];
  for (const name of [...names, "ownEmail", "authorization", "apiKey", "rejected", "detail"]) {
    expect(outcomeOf({ a: [{ [name]: "x" }] })).toEqual({ a: [{ [name]: "[redacted]" }] });
    expect(outcomeOf({ [name]: { inside: "x" } })).toEqual({ [name]: "[redacted]" });
  }
});

test.each([
  ["550 <ada@example.org>: no such mailbox", "550 <[redacted]>: no such mailbox"],
  ["to ada+x@mail.example.org, eve@x.io", "to [redacted], [redacted]"],
  ["hash $argon2id$v=19$m=19456,t=2,p=1$c2Fs+/dA$aGFz!", "hash [redacted]!"],
  ["postgresql://larder:hunter2@127.0.0.1:5/x", "postgresql://[redacted]@127.0.0.1:5/x"],
  ["smtps://a:b@mail.example:465", "smtps://[redacted]@mail.example:465"],
  ["Failing row contains (1, Ada, x).", "Failing row contains [redacted]"],
  ["Key (email_key)=(ada) already exists.", "Key (email_key)=[redacted]"],
])("redact turns %j into %j", (text, left) => {
  expect(outcomeOf({ msg: text })).toEqual({ msg: left });
});

test("redact does not change other fields, such as stack traces and identifiers", () => {
  const line = {
    level: "error",
    time: "2026-11-21T16:33:45.435Z",
    request: { id: "x", path: "/api/locations/7" },
    error: {
      stack: "Error: no\n    at a (file:///srv/node_modules/@vitest/runner/dist/a.js:302:11)",
      meta: { tokens: 12, code: "23514", none: null },
    },
  };
  expect(outcomeOf(line)).toEqual(line);
});
