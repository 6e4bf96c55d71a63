import type { Metadata } from "next";
import { ForgotPassword } from "@/components/accounts/password/forgot-password";
import { SingleCardPage } from "../single-card-page";

export const metadata: Metadata = { title: "Forgot your password?" };

export default function ForgotPasswordPage() {
  return (
    <SingleCardPage>
      <ForgotPassword />
    </SingleCardPage>
  );
}
