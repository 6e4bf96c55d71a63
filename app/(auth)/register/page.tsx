import type { Metadata } from "next";
import { EntrancePage } from "../entrance-page";

export const metadata: Metadata = { title: "Register" };

export default function RegisterPage() {
  return <EntrancePage tab="register" />;
}
