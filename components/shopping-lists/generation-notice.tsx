"use client";

import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Spinner } from "@/components/shared/spinner";
import { cn } from "@/components/ui/class-names";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { GenerationFailed } from "./generation-failed";

/**
 * Shows that the rationales are being generated. The lines are usable meanwhile. The notice remains when the
 * list becomes ready: without it, the lines below would move while the person taps them.
 */
export function GenerationNotice({ list: { id, status } }: { list: ShoppingList }) {
  const [wasSeen, setSeen] = useState(false);
  const isGenerating = status === "generating";
  if (isGenerating && !wasSeen) setSeen(true);
  if (status === "error") return <GenerationFailed listId={id} />;
  if (!isGenerating && !wasSeen) return null;
  return (
    <div
      role="status"
      className="bg-accent text-accent-foreground my-4 flex items-center gap-3 rounded-xl px-3.5 py-2 text-sm leading-snug md:mb-5 md:px-4 md:py-3 md:text-base"
    >
      {isGenerating ? <Spinner /> : <CircleCheck aria-hidden className="size-5 shrink-0" />}
      <div className="grid min-w-0">
        {isGenerating ? (
          <Text title={GENERATING.title}>{GENERATING.text}</Text>
        ) : (
          <Text title="Your shopping list is ready.">
            {/* In the widest windows each line shows its reason. */}
            <span className="xl:hidden">A tap on a picture shows the reason.</span>
          </Text>
        )}
        {/* Invisible copy of the longer text, so that the notice has one height for both texts. */}
        <span
          aria-hidden
          data-text={`${GENERATING.title} ${GENERATING.text}`}
          className={cn(cell, "invisible font-semibold before:content-[attr(data-text)]")}
        />
      </div>
    </div>
  );
}

const GENERATING = {
  title: "Generating your shopping list…",
  text: "You can use it already. The reasons follow.",
};

const cell = "[grid-area:1/1] min-w-0";

function Text({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={cn(cell, "self-center")}>
      <strong className="font-semibold">{title}</strong> {children}
    </p>
  );
}
