"use client";

import { useMemo } from "react";
import { late } from "@/components/shared/late";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { OnList } from "@/lib/features/shopping-additions/model/suggest-items";
import { FieldPlaceholder } from "./field-placeholder";

const AddToList = late(async () => (await import("./add-to-list")).AddToList, {
  renderWaiting: () => <FieldPlaceholder />,
});

/**
 * Shows the field "Add to the list" to people who may add. The screen renders the field at one place for all views of
 * the list. When a list appears or is cleared, the field therefore does not move and keeps its typed text.
 */
export function AddField({ additions, lines }: OnList) {
  const mayAdd = useIsAllowed("list:add");
  const onList = useMemo(() => ({ additions, lines }), [additions, lines]);
  if (!mayAdd) return null;
  return (
    <div className="mb-2 md:mb-5">
      <AddToList onList={onList} />
    </div>
  );
}
