"use client";

import { useId, useState } from "react";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { Button } from "@/components/ui/button";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { useEndLink } from "@/lib/features/shopping-links/client/mutations";
import type { ShoppingLink } from "@/lib/features/shopping-links/model/dto";
import { mayEndLink } from "@/lib/features/shopping-links/model/rules";
import { Until } from "./until";

interface OpenLinksProps {
  links: readonly ShoppingLink[];
  /** Called after a link was ended. */
  onEnd: (ended: ShoppingLink) => void;
}

/** Shows the open shopping links, with who made them and until when they work. */
export function OpenLinks({ links, onEnd }: OpenLinksProps) {
  const title = useId();
  const user = useCurrentUser();
  const [ending, setEnding] = useState<ShoppingLink | null>(null);
  const end = useEndLink({
    onSuccess: (ended) => {
      setEnding(null);
      onEnd(ended);
    },
  });
  if (links.length === 0) return null;
  return (
    <>
      <h4 id={title} className="mt-2 -mb-1.5 text-sm font-semibold">
        Open links
      </h4>
      <ul aria-labelledby={title} className="divide-y rounded-2xl border">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
              Made by {link.createdBy === user?.username ? "you" : link.createdBy}
              <span className="text-muted-foreground block text-sm">
                until <Until value={link.expiresAt} />
              </span>
            </p>
            {user && mayEndLink(user, link) && (
              <Button
                variant="outline"
                aria-label={`End link made by ${link.createdBy}`}
                onClick={() => setEnding(link)}
              >
                End link
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LateConfirmDialog
        open={ending !== null}
        onOpenChange={(isOpen) => !isOpen && setEnding(null)}
        title="End link"
        description="Whoever has it can no longer see or tick the list."
        confirmLabel="End link"
        busyLabel="Ending..."
        isBusy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
      />
    </>
  );
}
