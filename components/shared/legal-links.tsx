import Link from "next/link";
import { paths } from "@/lib/core/paths";

const pages = [
  { href: paths.privacyPolicy(), label: "Privacy Policy" },
  { href: paths.terms(), label: "Terms of Service" },
  { href: paths.cookiePolicy(), label: "Cookie Policy" },
];

/** Links to the legal pages. */
export function LegalLinks() {
  return (
    <nav
      aria-label="Legal"
      className="text-muted-foreground flex flex-wrap gap-x-4 text-xs leading-5 sm:gap-x-6 sm:text-sm"
    >
      {pages.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className="hover:text-foreground py-3.5 underline-offset-4 hover:underline sm:py-3"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
