"use client";

import { AppLink } from "@/components/shared/app-link";
import { Card, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";
import type { Item } from "@/lib/features/items/model/dto";
import { useSuggestions } from "@/lib/features/target-suggestions/client/use-suggestions";
import { Suggestion } from "./suggestion";

/** The largest number of suggestions that are shown at once. Applying or dismissing one shows the next. */
const SHOWN = 3;

interface SuggestionsCardProps {
  items: readonly Item[];
  className?: string;
}

/** Shows a few suggested targets; nothing if there are none. */
export function SuggestionsCard({ items, className }: SuggestionsCardProps) {
  const shown = useSuggestions(items).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Card className={className}>
      <CardTitle>Better amounts to keep</CardTitle>
      <ul className="divide-y">
        {shown.map(({ item, suggestion }) => (
          <li key={item.id} className="py-3 first:pt-0 last:pb-0">
            <AppLink
              href={paths.item(item.id)}
              className="wrap-name inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {item.name}
            </AppLink>
            <Suggestion item={item} suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
