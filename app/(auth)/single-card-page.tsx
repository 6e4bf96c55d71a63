import type { ReactNode } from "react";
import { Brand } from "@/components/shared/brand";
import { Card } from "@/components/ui/card";

/** Renders a page without navigation: the brand above one card. */
export function SingleCardPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col gap-6 px-4 pt-[max(1.5rem,env(safe-area-inset-top))] pb-8 md:pt-16">
      <header>
        <Brand />
      </header>
      <main>
        <Card className="gap-5">{children}</Card>
      </main>
    </div>
  );
}
