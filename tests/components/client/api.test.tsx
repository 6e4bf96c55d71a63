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

test("a failed call has an error with status and body, and separately the message to show", async () => {
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

test("a failed call without a body has the status in its error and no message to show", async () => {
  fakeApi({ "GET /api/items": { status: 503 } });
  const error = await failureOf(api.get("/api/items"));
  expect(error.message).toMatch(/^503: /);
  expect(messageToShow(error)).toBeUndefined();
});

test("a call without an answer is a network failure with a message to show", async () => {
  fakeApi({});
  const error = await failureOf(api.get("/api/items"));
  expect(error.isNetworkFailure).toBe(true);
  expect(messageToShow(error)).toMatch(/cannot be reached/);
});

test("an answer without content is undefined, and the request body is sent as JSON", async () => {
  const calls = fakeApi({ "PUT /api/items/3": { status: 204 } });
  expect(await api.put("/api/items/3", { name: "Flour" })).toBeUndefined();
  expect(calls).toEqual([{ method: "PUT", path: "/api/items/3", body: { name: "Flour" } }]);
});
