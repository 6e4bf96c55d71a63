"use client";

import { Button } from "@/components/ui/button";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useUpdateItems } from "@/lib/features/items/client/update-items";
import { useDismissSuggestion } from "@/lib/features/target-suggestions/client/mutations";
import type { ShownSuggestion } from "@/lib/features/target-suggestions/client/use-suggestions";
import { describeSuggestion } from "@/lib/features/target-suggestions/model/copy";

interface SuggestionProps extends ShownSuggestion {
  /** Called before the suggestion disappears, so that the focus can move. */
  onDone: () => void;
}

/** Shows a suggested target with its reason, and lets admins apply or dismiss it. */
export function Suggestion({ item, suggestion, onDone }: SuggestionProps) {
  const mayEdit = useIsAllowed("inventory:edit");
  const { change, isPending } = useUpdateItems({});
  const { mutate: dismiss } = useDismissSuggestion();
  const { suggested } = suggestion;
  const { reason, advice } = describeSuggestion(suggestion, item.unit);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-52 flex-1 text-base">
        {reason} <span className="inline-block max-md:block">{advice}</span>
      </p>
      {mayEdit && (
        <div className="flex gap-2">
          <Button
            variant="outline"
            disabled={isPending}
            aria-label={`Keep ${suggested} of ${item.name}`}
            onClick={() => {
              onDone();
              change(new Set([item.id]), { desiredStock: suggested });
            }}
          >
            Keep {suggested}
          </Button>
          <Button
            variant="ghost"
            aria-label={`Dismiss the suggestion for ${item.name}`}
            onClick={() => {
              onDone();
              dismiss(suggestion);
            }}
          >
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
