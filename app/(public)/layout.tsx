import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/shared/brand";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/client/paths";

const legalPages = [
  { href: paths.privacyPolicy(), label: "Privacy Policy" },
  { href: paths.terms(), label: "Terms of Service" },
  { href: paths.cookiePolicy(), label: "Cookie Policy" },
];

/** The frame of the legal pages: they are read in peace, and lead back to the dashboard. */
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
        <nav aria-label="Legal" className="text-muted-foreground flex flex-wrap gap-x-6 text-sm">
          {legalPages.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="hover:text-foreground py-2.5 underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  );
}
