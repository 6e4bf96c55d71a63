import type { Metadata } from "next";
import { EntrancePage, type EntranceProps } from "../entrance-page";

export const metadata: Metadata = { title: "Register" };

export default function RegisterPage({ searchParams }: EntranceProps) {
  return <EntrancePage tab="register" searchParams={searchParams} />;
}
