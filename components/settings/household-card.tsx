"use client";

import dynamic from "next/dynamic";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { FormSkeleton } from "./form-skeleton";

// The libraries of forms are loaded after the page: with them it would exceed the script budget.
const HouseholdNameForm = dynamic(
  () => import("./household-name-form").then((module) => module.HouseholdNameForm),
  { ssr: false, loading: FormSkeleton },
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
