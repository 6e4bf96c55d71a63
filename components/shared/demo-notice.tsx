import { Info } from "lucide-react";
import { DEMO_ACCOUNT, DEMO_LIMITS } from "@/lib/core/product";

interface DemoNoticeProps {
  person: { username: string; email: string };
}

/** Tells the person in the demo account what it may not do. Renders nothing for other people. */
export function DemoNotice({ person }: DemoNoticeProps) {
  if (person.username !== DEMO_ACCOUNT.username || person.email !== DEMO_ACCOUNT.email) return null;
  return (
    <p className="bg-accent text-accent-foreground mb-5 flex items-start gap-3 rounded-2xl px-4 py-3.5 text-[0.9375rem] leading-snug">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{DEMO_LIMITS}</span>
    </p>
  );
}
