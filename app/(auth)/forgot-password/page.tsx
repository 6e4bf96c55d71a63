import type { Metadata } from "next";
import { ForgotPassword } from "@/components/accounts/password/forgot-password";
import { SideDoor } from "../side-door";

export const metadata: Metadata = { title: "Forgot your password?" };

export default function ForgotPasswordPage() {
  return (
    <SideDoor>
      <ForgotPassword />
    </SideDoor>
  );
}
