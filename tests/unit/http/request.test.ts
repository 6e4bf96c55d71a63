import { expect, test } from "vitest";
import { requestInfo } from "@/lib/http/request";

test.each([
  ["/api/invitations/token/s3cret", "/api/invitations/token/…"],
  ["/api/shop/s3cret", "/api/shop/…"],
  ["/api/unsubscribe?token=s3cret", "/api/unsubscribe"],
  ["/api/items/7", "/api/items/7"],
])("the path %s is logged as %s", (path, logged) => {
  expect(requestInfo(new Request(`http://larder.test${path}`)).path).toBe(logged);
});
