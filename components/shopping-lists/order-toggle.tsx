"use client";

import { Button } from "@/components/ui/button";
import { changePreferences } from "@/lib/client/preferences";

/** Renders the two buttons that choose the order of the list. The choice is stored on the device. */
export function OrderToggle({ isInShop }: { isInShop: boolean }) {
  return (
    <div
      role="group"
      aria-label="Order of the list"
      className="bg-muted flex rounded-xl p-0.5 md:p-1"
    >
      {[
        { label: "By room", shopOrder: false },
        { label: "By shop", shopOrder: true },
      ].map(({ label, shopOrder }) => (
        <Button
          key={label}
          variant="ghost"
          aria-pressed={isInShop === shopOrder}
          className="text-muted-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-raised dark:aria-pressed:bg-secondary-hover px-3"
          onClick={() => changePreferences({ shopOrder })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
