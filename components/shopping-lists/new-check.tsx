"use client";

import { useQuery } from "@tanstack/react-query";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";

interface NewCheckProps {
  /** The label while no check is running. */
  label: string;
  variant?: "outline";
  size?: "default";
}

/** Links to the start of a check, or to the running one, for roles that may count. */
export function NewCheck({ label, variant, size }: NewCheckProps) {
  const mayCheck = useIsAllowed("check:run");
  const { data: check } = useQuery(activeCheckQuery());
  if (!mayCheck) return null;
  return (
    <Button asChild size={size ?? "lg"} variant={variant} className="shrink whitespace-normal">
      <AppLink href={paths.inventoryCheck()}>{check ? "Continue Inventory Check" : label}</AppLink>
    </Button>
  );
}
