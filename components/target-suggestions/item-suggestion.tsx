"use client";

import { Lightbulb } from "lucide-react";
import { focusHeading } from "@/lib/client/focus-heading";
import type { Item } from "@/lib/features/items/model/dto";
import { useSuggestions } from "@/lib/features/target-suggestions/client/use-suggestions";
import { Suggestion } from "./suggestion";

/** Shows the suggested target of one item; nothing if there is none. */
export function ItemSuggestion({ item }: { item: Item }) {
  const [shown] = useSuggestions([item]);
  if (!shown) return null;
  return (
    <section aria-label="Suggested desired stock" className="bg-muted flex gap-3 rounded-xl p-4">
      <Lightbulb aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <Suggestion {...shown} onDone={focusHeading} />
      </div>
    </section>
  );
}
