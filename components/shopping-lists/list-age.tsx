"use client";

import { useQuery } from "@tanstack/react-query";
import { AppLink } from "@/components/shared/app-link";
import { RelativeTime } from "@/components/shared/relative-time";
import { paths } from "@/lib/core/paths";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";

/**
 * Shows when the latest list was made or, while a check is running, a link to that check. Both texts fit beside the
 * title on phones, so that the start of a check does not move the lines of the list.
 * @param createdAt undefined without a list and while it loads
 */
export function ListAge({ createdAt }: { createdAt: string | undefined }) {
  const { data: check } = useQuery(activeCheckQuery());
  if (check) {
    return (
      <AppLink
        href={paths.inventoryCheck()}
        className="rounded-sm py-3 underline underline-offset-4"
      >
        A check is running
      </AppLink>
    );
  }
  // The space is reserved: a list that appears must not move the field below.
  if (createdAt === undefined) return "\u00a0";
  return (
    <>
      Made <RelativeTime value={createdAt} />
    </>
  );
}
