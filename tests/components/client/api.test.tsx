import { expect, test } from "vitest";
import { api, ApiError, messageToShow } from "@/lib/client/api";
import { fakeApi } from "../../support/fake-api";

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("The call did not fail as expected.");
  return error;
}

test("the error of a failed call has the status and the body, and messageToShow returns the server's message", async () => {
  const body = {
    message: "Check your input.",
    code: "invalid_input",
    issues: [{ path: "name", message: "Location name is required" }, { nonsense: true }],
  };
  fakeApi({ "POST /api/locations": { status: 400, body } });
  const error = await failureOf(api.post("/api/locations", { name: "" }));
  expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
  expect(error.status).toBe(400);
  expect(error.code).toBe("invalid_input");
  expect(error.issues).toEqual([{ path: "name", message: "Location name is required" }]);
  expect(messageToShow(error)).toBe("Check your input.");
});

test("the error of a failed call without a body has the status, and messageToShow returns undefined", async () => {
  fakeApi({ "GET /api/items": { status: 503 } });
  const error = await failureOf(api.get("/api/items"));
  expect(error.message).toMatch(/^503: /);
  expect(messageToShow(error)).toBeUndefined();
});

test("the error of a call without an answer is a network failure, for which messageToShow returns a message", async () => {
  fakeApi({});
  const error = await failureOf(api.get("/api/items"));
  expect(error.isNetworkFailure).toBe(true);
  expect(messageToShow(error)).toMatch(/cannot be reached/);
});

test("a call sends its body as JSON, and returns undefined when the answer has no body", async () => {
  const calls = fakeApi({ "PUT /api/items/3": { status: 204 } });
  expect(await api.put("/api/items/3", { name: "Flour" })).toBeUndefined();
  expect(calls).toEqual([{ method: "PUT", path: "/api/items/3", body: { name: "Flour" } }]);
});
