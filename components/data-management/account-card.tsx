"use client";

import { UserX } from "lucide-react";
import { CardHead } from "@/components/shared/card-head";
import { DemoNotice } from "@/components/shared/demo-notice";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { demoLimits } from "@/lib/core/demo-limits";
import { isDemoAccount } from "@/lib/core/product";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import { accountTexts } from "./account-texts";

const AccountDialog = late(async () => (await import("./account-dialog")).AccountDialog);

/** Opens the dialog that deletes (admins) or deactivates (others) the person's own account. */
export function AccountCard() {
  const user = useCurrentUser();
  const dialog = useDialog<User>();
  usePreload(AccountDialog.preload);
  if (!user) return null;
  const isDemo = isDemoAccount(user);
  const { title, text } = accountTexts(user.role);
  return (
    <Card>
      <CardHead
        icon={UserX}
        isDangerous
        title={title}
        text={text}
        action={
          <Button
            variant="outline"
            className="border-destructive text-destructive"
            aria-label={title}
            disabled={isDemo}
            onClick={() => dialog.open(user)}
          >
            {user.role === "admin" ? "Delete" : "Deactivate"}
          </Button>
        }
      />
      {isDemo && <DemoNotice text={demoLimits.leave} />}
      {dialog.subject && (
        <AccountDialog
          key={dialog.turn}
          user={dialog.subject}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      )}
    </Card>
  );
}
