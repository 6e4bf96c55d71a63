"use client";

import { useQuery } from "@tanstack/react-query";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";

interface NewCheckProps {
  /** The label while no check is running. */
  label: string;
  variant?: "outline" | "link";
}

/** Links to the start of a check, or to the running one, for roles that may count. */
export function NewCheck({ label, variant }: NewCheckProps) {
  const mayCheck = useIsAllowed("check:run");
  const { data: check } = useQuery(activeCheckQuery());
  if (!mayCheck) return null;
  const isLink = variant === "link";
  return (
    <Button
      asChild
      size={isLink ? "default" : "lg"}
      variant={variant}
      className={cn("shrink whitespace-normal", isLink && "px-0 text-left")}
    >
      <AppLink href={paths.inventoryCheck()}>{check ? "Continue Inventory Check" : label}</AppLink>
    </Button>
  );
}
