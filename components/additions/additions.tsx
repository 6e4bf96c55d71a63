"use client";

import { useId } from "react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useAdditionWrites } from "@/lib/features/shopping-additions/client/mutations";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { AdditionRow } from "./addition-row";

const AdditionDialog = late(async () => (await import("./addition-dialog")).AdditionDialog);

interface AdditionsProps {
  additions: readonly Addition[];
  /** Returns the whole units of an addition that are put away. */
  putAwayOf: (addition: { additionId: number }) => number;
}

/**
 * Shows what people have added. The additions are below the lines of the list, so that the additions of another person
 * move no line (docs/decisions/0070).
 */
export function Additions({ additions, putAwayOf }: AdditionsProps) {
  const title = useId();
  const mayAdd = useIsAllowed("list:add");
  const { change, remove } = useAdditionWrites();
  const { keyOf } = useCreatedIds();
  const dialog = useDialog<Addition>();
  usePreload(AdditionDialog.preload);
  const edited = additions.find(({ id }) => id === dialog.subject?.id) ?? dialog.subject;
  return (
    <>
      {additions.length > 0 && (
        <section aria-labelledby={title} className="mt-6">
          <h2 id={title} className="mb-2 font-semibold">
            Added
          </h2>
          <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
            {additions.map((addition) => (
              <AdditionRow
                key={keyOf(addition.id)}
                addition={addition}
                putAway={putAwayOf({ additionId: addition.id })}
                onTick={mayAdd ? (purchased) => void change(addition, { purchased }) : undefined}
                onEdit={() => dialog.open(addition)}
              />
            ))}
          </ul>
        </section>
      )}
      {edited && (
        <AdditionDialog
          key={`addition-${dialog.turn}`}
          dialog={dialog}
          addition={edited}
          onSave={(quantity) => void change(edited, { quantity })}
          onRemove={() => void remove(edited)}
        />
      )}
    </>
  );
}
