"use client";

import { DemoNotice } from "@/components/shared/demo-notice";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { demoLimits } from "@/lib/core/demo-limits";
import { isDemoAccount } from "@/lib/core/product";
import type { User } from "@/lib/features/accounts/model/dto";

const ChangeEmailDialog = late(
  async () => (await import("./email/change-email-dialog")).ChangeEmailDialog,
);
const ChangePasswordDialog = late(
  async () => (await import("./password/change-password-dialog")).ChangePasswordDialog,
);

/**
 * Opens the dialogs that change the own email address and password. For the demo account, explains why they
 * cannot be changed.
 */
export function CredentialButtons({ user }: { user: User }) {
  const email = useDialog<null>();
  const password = useDialog<null>();
  const isDemo = isDemoAccount(user);
  usePreload(isDemo ? undefined : ChangeEmailDialog.preload);
  usePreload(isDemo ? undefined : ChangePasswordDialog.preload);
  if (isDemo) return <DemoNotice text={demoLimits.credentials} />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => email.open(null)}>
        Change email
      </Button>
      <Button variant="outline" onClick={() => password.open(null)}>
        Change password
      </Button>
      {email.turn > 0 && <ChangeEmailDialog key={email.turn} dialog={email} />}
      {password.turn > 0 && (
        <ChangePasswordDialog key={password.turn} dialog={password} username={user.username} />
      )}
    </div>
  );
}
