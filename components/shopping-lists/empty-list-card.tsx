import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { LowItems } from "./low-items";

interface EmptyListCardProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  /** The sentence about the items that are low; undefined when none is. */
  shortage: string | undefined;
  /** What follows the text while no item is low. */
  children: ReactNode;
}

/** Shows that there is no list, and below a border how many items are low, and what to do next. */
export function EmptyListCard({ icon: Icon, title, text, shortage, children }: EmptyListCardProps) {
  return (
    <section className="bg-card shadow-raised mt-5 rounded-2xl border text-pretty md:mt-6">
      <div className="flex gap-3 px-4 py-3 md:px-5 md:py-4">
        <Icon aria-hidden className="text-primary size-6 shrink-0" />
        <div className="min-w-0">
          <h2 className="leading-6 font-semibold">{title}</h2>
          <p className="text-muted-foreground text-sm">{text}</p>
        </div>
      </div>
      {shortage ? <LowItems shortage={shortage} className="border-t" /> : children}
    </section>
  );
}
