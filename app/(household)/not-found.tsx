import type { Metadata } from "next";
import { PageNotFound } from "@/components/shared/page-not-found";

export const metadata: Metadata = { title: "Page not found" };

/** The not-found page inside the navigation shell, for an address of a screen with an invalid id. */
export default function NotFoundInShell() {
  return <PageNotFound />;
}
