import type { Metadata } from "next";
import { EntrancePage } from "../entrance-page";

export const metadata: Metadata = { title: "Login" };

/** A token in the address is an invitation's: whoever has one comes to register. */
export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const { token } = await searchParams;
  return <EntrancePage tab={token === undefined ? "login" : "register"} />;
}
