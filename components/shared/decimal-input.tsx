"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";

/** Matches a text with characters that no amount has. */
const FOREIGN = /[^\d.,/\s¼½¾⅓⅔⅙⅚-]/;

/**
 * Renders a field for an amount in every notation that `parseAmount` accepts. It is no number field: in a
 * number field a browser would turn "1 1/2" into 112, and "1,5" into 15 if its locale uses a point.
 */
export function DecimalInput(props: ComponentProps<"input">) {
  return (
    <Input
      inputMode="decimal"
      onBeforeInput={(event) => {
        if (FOREIGN.test(event.data)) event.preventDefault();
      }}
      {...props}
    />
  );
}
