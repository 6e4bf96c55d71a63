"use client";

import { useRef } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { AppLink } from "@/components/shared/app-link";
import { focusNextEntry } from "@/components/shared/focus-next-entry";
import { Name } from "@/components/shared/name";
import { Card, CardTitle } from "@/components/ui/card";
import { focusHeading } from "@/lib/client/focus-heading";
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
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useSuggestions(items).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Card className={className}>
      <CardTitle ref={title} tabIndex={-1}>
        Better amounts to keep
      </CardTitle>
      <ul ref={list} className="divide-y">
        {shown.map(({ item, suggestion }, index) => (
          <li
            key={item.id}
            className="py-3 first:pt-0 last:pb-0 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-center lg:gap-x-4"
          >
            <AppLink
              href={paths.item(item.id)}
              className="inline-flex min-h-11 max-w-full items-center gap-3 font-semibold underline-offset-4 hover:underline"
            >
              <NamedTile of={item} emptyText="" className="w-8 rounded-lg" />
              <Name className="min-w-0">{item.name}</Name>
            </AppLink>
            <Suggestion
              item={item}
              suggestion={suggestion}
              onDone={() =>
                shown.length === 1
                  ? focusHeading()
                  : focusNextEntry(list.current?.children[index] ?? null, title.current, "a")
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
