"use client";

import { late } from "@/components/shared/late";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { FormSkeleton } from "./form-skeleton";

// The libraries of forms are loaded after the page: with them, the page would exceed the script budget.
const HouseholdNameForm = late(
  async () => (await import("./household-name-form")).HouseholdNameForm,
  {
    renderWaiting: () => <FormSkeleton />,
  },
);

/** Shows the card that renames the household. */
export function HouseholdCard({ name }: { name: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Household</CardTitle>
        <CardDescription>All members see this name, and invitations mention it.</CardDescription>
      </CardHeader>
      <HouseholdNameForm name={name} />
    </Card>
  );
}
