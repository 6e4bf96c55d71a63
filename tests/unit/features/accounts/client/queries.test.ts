import { expect, test, vi } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";

test("currentUserQuery returns null for status 401 and throws for status 500", async () => {
  const fetchMock = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetchMock);
  const client = makeQueryClient(() => undefined);
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await expect(client.query(currentUserQuery())).rejects.toThrow("Failed to get user");
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 401 }));
  expect(await client.query(currentUserQuery())).toBeNull();
});
