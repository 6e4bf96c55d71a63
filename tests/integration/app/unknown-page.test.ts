import { NextRequest } from "next/server";
import { isValidElement } from "react";
import { expect, test, vi } from "vitest";
import UnknownLayout from "@/app/(unknown)/layout";
import { HouseholdShell } from "@/app/household-shell";
import { logger } from "@/lib/core/logger";
import { pageSessions } from "@/lib/server/page-sessions";
import { createPerson } from "@/tests/support/actors";
import { HOST } from "@/tests/support/call";
import { inNextScope } from "@/tests/support/next-scope";

/** Renders the layout of unknown addresses and returns its outermost component or element. */
async function frameFor(cookie?: string): Promise<unknown> {
  const headers = new Headers({ host: HOST });
  if (cookie) headers.set("cookie", cookie);
  const request = new NextRequest(`http://${HOST}/no-such-page`, { headers });
  const layout = await inNextScope("/unknown-address", request, () =>
    UnknownLayout({ children: null }),
  );
  return isValidElement(layout) ? layout.type : null;
}

test("an unknown address shows the navigation shell to signed-in people only", async () => {
  const { cookie } = await createPerson();
  expect(await frameFor(cookie)).toBe(HouseholdShell);
  expect(await frameFor()).toBe("main");
});

test("an unknown address whose session cannot be read has no navigation shell", async () => {
  const { cookie } = await createPerson();
  const log = vi.spyOn(logger, "error").mockReturnValue();
  const read = vi.spyOn(pageSessions(), "get").mockImplementation(() => {
    throw new Error("unreachable");
  });
  try {
    expect(await frameFor(cookie)).toBe("main");
    expect(log).toHaveBeenCalledOnce();
  } finally {
    read.mockRestore();
    log.mockRestore();
  }
});
