import { ChevronRight } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

interface LinkCardProps {
  title: string;
  text: string;
  href: string;
}

/** Links to a page of its own. The whole card can be tapped. */
export function LinkCard({ title, text, href }: LinkCardProps) {
  return (
    <Card className="hover:bg-muted relative flex-row items-center justify-between gap-3 transition-colors">
      <CardHeader className="min-w-0">
        <CardTitle>
          <AppLink href={href} className="after:absolute after:inset-0 after:rounded-2xl">
            {title}
          </AppLink>
        </CardTitle>
        <CardDescription>{text}</CardDescription>
      </CardHeader>
      <ChevronRight aria-hidden className="text-muted-foreground size-5 shrink-0" />
    </Card>
  );
}
