import type { Metadata } from "next";
import { PageNotFound } from "@/components/shared/page-not-found";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <PageNotFound />
    </main>
  );
}
