import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";

/** Links from the top of a screen to its parent screen. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="ghost" className="text-muted-foreground mb-1 -ml-2.5 px-2.5">
      <AppLink href={href}>
        <ArrowLeft aria-hidden />
        {children}
      </AppLink>
    </Button>
  );
}
