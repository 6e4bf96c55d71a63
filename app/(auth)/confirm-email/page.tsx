import type { Metadata } from "next";
import { ConfirmEmail } from "@/components/accounts/email/confirm-email";
import type { EntranceProps } from "../entrance-page";
import { SingleCardPage } from "../single-card-page";

export const metadata: Metadata = { title: "Confirm your email address", robots: "noindex" };

export default async function ConfirmEmailPage({ searchParams }: EntranceProps) {
  const { token } = await searchParams;
  return (
    <SingleCardPage>
      <ConfirmEmail token={[token].flat()[0] ?? ""} />
    </SingleCardPage>
  );
}
