import type { Metadata } from "next";
import { EntrancePage, type EntranceProps } from "../entrance-page";

export const metadata: Metadata = { title: "Login" };

export default function AuthPage({ searchParams }: EntranceProps) {
  return <EntrancePage tab="login" searchParams={searchParams} />;
}
