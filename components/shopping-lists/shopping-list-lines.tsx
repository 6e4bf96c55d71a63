"use client";

import { lazy, Suspense } from "react";
import { ProgressRing } from "@/components/shared/progress-ring";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/dto";
import { useTickLine } from "@/lib/features/shopping-lists/mutations";
import { purchasedProgress } from "@/lib/features/shopping-lists/rules";
import { ShoppingListLine } from "./shopping-list-line";

const loadDialog = () => import("./rationale-dialog");
const RationaleDialog = lazy(async () => ({ default: (await loadDialog()).RationaleDialog }));

/** The lines of a list, and how many of them are in the basket. */
export function ShoppingListLines({ list }: { list: ShoppingList }) {
  const mayTick = useIsAllowed("list:use");
  const tick = useTickLine();
  const why = useDialog<Line>();
  usePreload(loadDialog);
  const { label, fraction } = purchasedProgress(list.items);
  if (list.items.length === 0) return null;
  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        <ProgressRing fraction={fraction} label={label} />
        <p aria-hidden className="font-medium tabular-nums">
          {label}
        </p>
      </div>
      <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
        {list.items.map((line) => (
          <ShoppingListLine
            key={line.id}
            line={line}
            onAskWhy={() => why.open(line)}
            onTick={mayTick ? (purchased) => void tick(line, purchased) : undefined}
          />
        ))}
      </ul>
      {why.turn > 0 && (
        <Suspense>
          <RationaleDialog dialog={why} />
        </Suspense>
      )}
    </>
  );
}
