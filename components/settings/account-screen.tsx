"use client";

import { DevicesCard } from "@/components/accounts/devices/devices-card";
import { BackLink } from "@/components/shared/back-link";
import { PageHeader } from "@/components/shared/page-header";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";
import { isDemoAccount } from "@/lib/core/product";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { SignInCard } from "./sign-in-card";
import { ThemeField } from "./theme-field";
import { UsernameCard } from "./username-card";

/** Shows the person's own account: username, email, password, devices and theme. */
export function AccountScreen() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <>
      <BackLink href={paths.settings()}>Back to Settings</BackLink>
      <PageHeader
        title="Account"
        description="Change how you sign in, sign out devices and choose a theme."
      />
      <div className="grid max-w-2xl gap-5 xl:max-w-6xl xl:grid-cols-2">
        <UsernameCard user={user} />
        <SignInCard user={user} />
        <DevicesCard isDemo={isDemoAccount(user)} />
        <Card>
          <CardHeader>
            <CardTitle>Appearance</CardTitle>
          </CardHeader>
          <ThemeField />
        </Card>
      </div>
    </>
  );
}
