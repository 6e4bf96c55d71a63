import type { Metadata } from "next";
import { EntrancePage, type EntranceProps } from "../entrance-page";

export const metadata: Metadata = { title: "Login" };

/** A token in the address is an invitation's: whoever has one comes to register. */
export default async function AuthPage({ searchParams }: EntranceProps) {
  const { token } = await searchParams;
  return <EntrancePage tab={token === undefined ? "login" : "register"} />;
}
