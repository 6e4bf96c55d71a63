import type { ReactNode } from "react";
import { Brand } from "@/components/shared/brand";

/** Renders the frame of the dev mailbox. Each page sets its own title, and so does the 404 page. */
export default function MailboxLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 pb-12 md:px-6">
      <header className="border-b py-3">
        <Brand />
      </header>
      <main className="py-8">{children}</main>
    </div>
  );
}
