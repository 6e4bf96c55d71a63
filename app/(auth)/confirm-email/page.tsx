import type { Metadata } from "next";
import { ConfirmEmail } from "@/components/accounts/email/confirm-email";
import type { EntranceProps } from "../entrance-page";
import { SideDoor } from "../side-door";

export const metadata: Metadata = { title: "Confirm your email address", robots: "noindex" };

export default async function ConfirmEmailPage({ searchParams }: EntranceProps) {
  const { token } = await searchParams;
  return (
    <SideDoor>
      <ConfirmEmail token={[token].flat()[0] ?? ""} />
    </SideDoor>
  );
}
