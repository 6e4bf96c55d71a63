import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Brand } from "@/components/shared/brand";

export const metadata: Metadata = { title: "Outbox", robots: "noindex" };

/** The frame of the outbox. */
export default function OutboxLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 pb-12 md:px-6">
      <header className="border-b py-3">
        <Brand />
      </header>
      <main className="py-8">{children}</main>
    </div>
  );
}
