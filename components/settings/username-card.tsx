"use client";

import { late } from "@/components/shared/late";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { demoLimits } from "@/lib/core/demo-limits";
import { isDemoAccount } from "@/lib/core/product";
import type { User } from "@/lib/features/accounts/model/dto";
import { FormSkeleton } from "./form-skeleton";

// The libraries of forms are loaded after the page: with them, the page would exceed the script budget.
const UsernameForm = late(async () => (await import("./username-form")).UsernameForm, {
  renderWaiting: () => <FormSkeleton />,
});

/**
 * Shows the card that changes the own username. For the demo account it explains why the username cannot be
 * changed.
 */
export function UsernameCard({ user }: { user: User }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Username</CardTitle>
        <CardDescription>
          {isDemoAccount(user)
            ? demoLimits.username
            : "You sign in with it, and the members of your household see it."}
        </CardDescription>
      </CardHeader>
      <UsernameForm user={user} />
    </Card>
  );
}
