import { isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import ResetPasswordPage from "@/app/(auth)/reset-password/page";
import type { ResetPassword } from "@/components/accounts/password/reset-password";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { createUser, unique } from "@/tests/support/factories";

/** Stores a password reset that expires at the given time, and returns its token. */
async function createReset(expiresAt: Date): Promise<string> {
  const token = unique("reset");
  const { id: userId } = await createUser();
  await db.passwordReset.create({ data: { userId, token: hashToken(token), expiresAt } });
  return token;
}

test.each([
  ["a valid reset link", new Date("2999-01-01"), true],
  ["an expired reset link", new Date(0), false],
])(
  "the reset password page renders ResetPassword with the correct isUsable for %s",
  async (_, expiresAt, isUsable) => {
    const token = await createReset(expiresAt);
    const page: ReactNode = await ResetPasswordPage({ searchParams: Promise.resolve({ token }) });
    const content = isValidElement<{ children: ReactNode }>(page) && page.props.children;
    if (!isValidElement<Parameters<typeof ResetPassword>[0]>(content))
      throw new Error("no content");
    expect(content.props).toEqual({ token, isUsable });
  },
);
