"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";

/**
 * Renders a field for decimal numbers that converts a comma to a decimal point. A browser whose
 * locale uses a point would drop the comma and turn "1,5" into 15.
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
