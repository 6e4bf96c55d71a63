import type { Metadata } from "next";
import { PageNotFound } from "@/components/shared/page-not-found";

export const metadata: Metadata = { title: "Page not found" };

/** The page that the middleware shows at unknown addresses to people with a session cookie, with the status 404. */
export default function UnknownAddressPage() {
  return <PageNotFound />;
}
