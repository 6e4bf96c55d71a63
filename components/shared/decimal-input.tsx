"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";

/**
 * A field for a number that may have decimals, which takes a comma for the decimal point that it means. A
 * browser whose language writes a point would leave the comma out, and make 15 of what was typed as 1,5.
 */
export function DecimalInput(props: ComponentProps<"input">) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      onBeforeInput={(event) => {
        if (!event.data.includes(",")) return;
        event.preventDefault();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else writes at the caret, which a number field does not tell
        document.execCommand("insertText", false, event.data.replaceAll(",", "."));
      }}
      {...props}
    />
  );
}
