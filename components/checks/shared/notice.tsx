import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface NoticeProps {
  /** Whether the notice reports success; otherwise it is a warning. */
  isGood: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Shows a status banner with an icon. */
export function Notice({ isGood, id, className, children }: NoticeProps) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <p
      id={id}
      role="status"
      className={cn(
        "flex items-center gap-2.5 rounded-xl px-4 py-3 text-base leading-snug font-medium",
        isGood ? "bg-accent text-accent-foreground" : "bg-low-soft text-low",
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="wrap-name min-w-0 flex-1">{children}</span>
    </p>
  );
}
