import { expect, test, vi } from "vitest";
import { getOrNull } from "@/lib/client/get-or-null";

test.each([
  ["null", 200],
  ['{"message":"Not found"}', 404],
])(
  "getOrNull asks for null in place of 404, and returns null for the answer %s with the status %i",
  async (body, status) => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
    vi.stubGlobal("fetch", fetched);
    const { signal } = new AbortController();
    expect(await getOrNull("/api/shopping-lists/latest", { signal })).toBeNull();
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get("x-larder-none")).toBe("null");
  },
);
