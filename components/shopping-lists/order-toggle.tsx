"use client";

import { Button } from "@/components/ui/button";
import { changePreferences } from "@/lib/client/preferences";

/** Renders the two buttons that choose the order of the list. The choice is stored on the device. */
export function OrderToggle({ isInShop }: { isInShop: boolean }) {
  return (
    <div role="group" aria-label="Order of the list" className="bg-muted flex rounded-xl">
      {[
        { label: "By room", shopOrder: false },
        { label: "By shop", shopOrder: true },
      ].map(({ label, shopOrder }) => (
        <Button
          key={label}
          variant="ghost"
          aria-pressed={isInShop === shopOrder}
          // The transparent border makes the marked area smaller than the button. The mark stays while the pressed button
          // is hovered.
          className="text-muted-foreground not-forced-colors:aria-pressed:bg-card! not-forced-colors:dark:aria-pressed:bg-secondary-hover! hover:text-foreground aria-pressed:text-foreground rounded-xl border-3 border-transparent bg-clip-padding px-2.5"
          onClick={() => changePreferences({ shopOrder })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
