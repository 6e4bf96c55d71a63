"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { AdditionPicture } from "@/components/additions/addition-picture";
import { RowText } from "@/components/additions/row-text";
import { TickRow } from "@/components/additions/tick-row";
import { Button } from "@/components/ui/button";
import type { BoughtAddition } from "@/lib/features/shopping-additions/model/dto";
import { additionPack } from "@/lib/features/shopping-additions/model/rules";
import { LINK_SHOPPER } from "@/lib/features/shopping-links/model/copy";
import { boughtAdditionsQuery } from "@/lib/features/shopping-lists/client/bought-additions-query";

/** Shows the additions that were bought with an earlier list. They are read-only, also while the list is reopened. */
export function BoughtAdditions({ listId }: { listId: number }) {
  const title = useId();
  const { data: additions = [], isLoadingError, refetch } = useQuery(boughtAdditionsQuery(listId));
  if (additions.length === 0 && !isLoadingError) return null;
  return (
    <section aria-labelledby={title} className="mt-6">
      <h2 id={title} className="mb-2 font-semibold">
        Added
      </h2>
      {isLoadingError ? (
        <div className="flex flex-col items-start gap-3">
          <p>What was added to this list could not be loaded.</p>
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
          {additions.map((addition) => (
            <BoughtRow key={addition.id} addition={addition} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BoughtRow({ addition }: { addition: BoughtAddition }) {
  const id = useId();
  const { boughtBy } = addition;
  const author = boughtBy === null ? LINK_SHOPPER : `bought by ${boughtBy}`;
  const note = [additionPack(addition), author].filter((text) => text !== null).join(", ");
  return (
    <TickRow
      id={id}
      purchased
      onTick={undefined}
      text={
        <>
          <AdditionPicture {...addition} purchased />
          <RowText
            quantity={addition.quantity}
            name={addition.name}
            note={{ content: note, title: note }}
            className="text-muted-foreground line-through decoration-1"
          />
        </>
      }
    />
  );
}
