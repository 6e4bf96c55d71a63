import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { refusingMethods } from "@/lib/platform/http-server/api-methods";

const routes = [
  { pattern: "/api/[[...unknown]]", methods: ["GET", "POST", "PUT"] },
  { pattern: "/api/items", methods: ["GET", "POST"] },
  { pattern: "/api/items/[id]", methods: ["GET", "DELETE"] },
  { pattern: "/api/items/order", methods: ["PUT"] },
  { pattern: "/api/files/[...path]", methods: ["GET"] },
  { pattern: "/api/open.json", methods: ["GET"] },
];

/** Returns the `Allow` header of a refusal, or null if the request reached the application. */
function allowed(method: string, url: string): string | null {
  const reached = vi.fn();
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  const response = new ServerResponse(request);
  refusingMethods(reached, routes)(request, response);
  return reached.mock.calls.length > 0 ? null : String(response.getHeader("allow"));
}

test.each([
  ["GET", "/api/items"],
  ["HEAD", "/api/items?a=b"],
  ["OPTIONS", "/api/items"],
  ["PUT", "/api/items/order"],
  ["DELETE", "/api/items/7"],
  ["GET", "/api/files/a/b"],
  ["PUT", "/api/files"],
  ["PUT", "/api"],
  ["PUT", "/api/openXjson"],
  ["GET", "/items"],
])("the request %s %s reaches the application", (method, url) => {
  expect(allowed(method, url)).toBeNull();
});

test.each([
  ["DELETE", "/api/items", "GET, HEAD, OPTIONS, POST"],
  ["DELETE", "/api/item%73", "GET, HEAD, OPTIONS, POST"],
  ["DELETE", "/api/items/order", "OPTIONS, PUT"],
  ["PUT", "/api/items/7", "DELETE, GET, HEAD, OPTIONS"],
  ["PUT", "/api/files/a/b", "GET, HEAD, OPTIONS"],
  ["PUT", "/api/open.json", "GET, HEAD, OPTIONS"],
  ["DELETE", "/api/none", "GET, HEAD, OPTIONS, POST, PUT"],
])(
  "the request %s %s is refused with an Allow header of the route's methods",
  (method, url, allow) => {
    expect(allowed(method, url)).toBe(allow);
  },
);
