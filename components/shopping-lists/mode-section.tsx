import { type ReactNode, useId } from "react";
import { Name } from "@/components/shared/name";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName, packReason } from "@/lib/features/shopping-lists/model/rules";

interface ModeSectionProps {
  /** Undefined for rows without a heading. */
  title: string | undefined;
  children: ReactNode;
}

/** Shows rows of the shopping mode under a heading. */
export function ModeSection({ title, children }: ModeSectionProps) {
  const id = useId();
  return (
    <section>
      {title && (
        <Name as="h3" id={id} className="text-muted-foreground px-4 pt-5 pb-1 font-semibold">
          {title}
        </Name>
      )}
      <ul aria-labelledby={title && id} className="divide-y">
        {children}
      </ul>
    </section>
  );
}

interface Facts {
  isGone: boolean;
  /** The name of the location, where no heading shows it. */
  room: string | undefined;
}

/** Returns what a person needs to know of a line in the shop besides its label, or undefined. */
export function noteOf(line: Line, { isGone, room }: Facts): string | undefined {
  if (isGone) return "Removed";
  if (line.notAvailable) return "Not available";
  const { item } = line;
  const name = lineName(item) === item.name ? undefined : item.name;
  return [packReason(line), name, room].filter(Boolean).join(", ") || undefined;
}
