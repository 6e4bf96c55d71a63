import type { Metadata } from "next";
import { ResetPassword } from "@/components/accounts/password/reset-password";
import type { EntranceProps } from "../entrance-page";
import { SideDoor } from "../side-door";

export const metadata: Metadata = { title: "Choose a new password", robots: "noindex" };

export default async function ResetPasswordPage({ searchParams }: EntranceProps) {
  const { token } = await searchParams;
  return (
    <SideDoor>
      <ResetPassword token={[token].flat()[0] ?? ""} />
    </SideDoor>
  );
}
