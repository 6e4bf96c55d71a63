"use client";

import dynamic from "next/dynamic";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { demoLimits } from "@/lib/core/demo-limits";
import { isDemoAccount } from "@/lib/core/product";
import type { User } from "@/lib/features/accounts/model/dto";
import { FormSkeleton } from "./form-skeleton";

// The libraries of forms are loaded after the page: with them it would exceed the script budget.
const UsernameForm = dynamic(
  () => import("./username-form").then((module) => module.UsernameForm),
  { ssr: false, loading: FormSkeleton },
);

/** Shows the card that changes the own username. For the demo account it shows the reason why not. */
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
