import type { Metadata } from "next";
import { ResetPassword } from "@/components/accounts/password/reset-password";
import { isResetUsable } from "@/lib/features/accounts/server/reads";
import type { EntranceProps } from "../entrance-page";
import { SingleCardPage } from "../single-card-page";

export const metadata: Metadata = { title: "Choose a new password", robots: "noindex" };

export default async function ResetPasswordPage({ searchParams }: EntranceProps) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  const isUsable = token !== "" && (await isResetUsable(token));
  return (
    <SingleCardPage>
      <ResetPassword token={token} isUsable={isUsable} />
    </SingleCardPage>
  );
}
