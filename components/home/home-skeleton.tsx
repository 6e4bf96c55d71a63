"use client";

import { PageHeader } from "@/components/shared/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";

/** Shows the title of the home screen above placeholders of the card of a check and of the overview. */
export function HomeSkeleton() {
  const user = useCurrentUser();
  return (
    <>
      <PageHeader title={user?.householdName} />
      <div role="status" className="grid gap-4 lg:gap-6">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-72 rounded-2xl" />
        <Skeleton className="h-80 rounded-2xl" />
      </div>
    </>
  );
}
