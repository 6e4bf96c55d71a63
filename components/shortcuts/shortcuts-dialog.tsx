"use client";

import { useId } from "react";
import type { DialogState } from "@/components/shared/use-dialog";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { useHasSingleKeys } from "@/lib/client/preferences";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { Keys } from "./keys";
import { countKeys, otherKeys, type Shortcut, shortcuts } from "./shortcut-table";
import { SingleKeysPreference } from "./single-keys-preference";

interface ShortcutsDialogProps {
  dialog: Pick<DialogState<null>, "isOpen" | "setOpen">;
}

/** Lists the keyboard shortcuts, and turns those of single keys on or off. */
export function ShortcutsDialog({ dialog: { isOpen, setOpen } }: ShortcutsDialogProps) {
  const mayEdit = useIsAllowed("inventory:edit");
  const mayAdd = useIsAllowed("list:add");
  const mayCount = useIsAllowed("check:run");
  const hasSingleKeys = useHasSingleKeys();
  const common = shortcuts.filter(
    ({ keys, action }) => action.is !== "open" && (mayEdit || mayAdd || !keys.includes("n")),
  );
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent focusesPanel className="md:w-[min(46rem,calc(100vw-4rem))]">
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>
            {hasSingleKeys
              ? "Single keys have no effect while you type in a field."
              : "Single keys are turned off on this device."}
          </DialogDescription>
        </DialogHeader>
        {/* In two columns the preference is below the first, otherwise it is the last. */}
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <Group title="Everywhere" shortcuts={[...common, ...otherKeys]} />
          <div className="flex flex-col gap-6 md:row-span-2">
            <Group
              title="Go to"
              shortcuts={shortcuts.filter(({ action }) => action.is === "open")}
            />
            {mayCount && <Group title="Counting an item" shortcuts={countKeys} />}
          </div>
          <SingleKeysPreference />
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  shortcuts: readonly Shortcut[];
}

function Group({ title, shortcuts: listed }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold">
        {title}
      </h3>
      <dl className="divide-y">
        {listed.map(({ keys, label }) => (
          <div key={label} className="flex min-h-9 items-center justify-between gap-4 py-1.5">
            <dt className="min-w-0 text-base">{label}</dt>
            <dd className="shrink-0">
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
