"use client";

import { Mail } from "lucide-react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";

const EmailListDialog = late(async () => (await import("./email-list-dialog")).EmailListDialog);

interface EmailListProps {
  listId: number;
  /** Whether every line of the list is purchased. */
  isAllBought: boolean;
}

/** Opens the form that sends a list by mail, prefilled with the person's own address. */
export function EmailList({ listId, isAllBought }: EmailListProps) {
  const user = useCurrentUser();
  const dialog = useDialog<string>();
  usePreload(EmailListDialog.preload);
  return (
    <>
      <Button
        variant="outline"
        className="max-sm:grow"
        onClick={() => dialog.open(user?.email ?? "")}
      >
        <Mail aria-hidden className="max-[25rem]:hidden" />
        Email List
      </Button>
      {dialog.turn > 0 && (
        <EmailListDialog
          key={dialog.turn}
          listId={listId}
          isAllBought={isAllBought}
          dialog={dialog}
        />
      )}
    </>
  );
}
