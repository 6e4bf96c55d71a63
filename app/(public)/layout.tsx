import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/shared/brand";
import { LegalLinks } from "@/components/shared/legal-links";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";

/** Renders the frame of the legal pages, with a link to the dashboard. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 pt-[env(safe-area-inset-top)] md:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-b py-3">
        <Brand />
        <Button asChild variant="ghost" className="-mr-3">
          <Link href={paths.home()}>
            <ArrowLeft aria-hidden />
            Back to dashboard
          </Link>
        </Button>
      </header>
      <main className="flex-1 py-8 md:py-12">{children}</main>
      <footer className="border-t py-4">
        <LegalLinks />
      </footer>
    </div>
  );
}
