"use client";

import { useEffect } from "react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { useHasSingleKeys } from "@/lib/client/preferences";
import { performAction } from "./perform";
import { SearchButton } from "./search-button";
import { useShortcutKeys } from "./use-shortcut-keys";

const Palette = late(async () => (await import("./palette")).Palette);
const ShortcutsDialog = late(async () => (await import("./shortcuts-dialog")).ShortcutsDialog);

/** The devices on which hints of keys are visible: those with a mouse, because others rarely have a keyboard. */
const HAS_MOUSE = "(pointer: fine)";

/** Handles the keyboard shortcuts of all screens. The dialogs are loaded when they are opened. */
export function Shortcuts() {
  const hasSingleKeys = useHasSingleKeys();
  const palette = useDialog<null>();
  const help = useDialog<null>();
  const openPalette = () => palette.open(null);

  useShortcutKeys({
    // A key that is pressed while a dialog is loading must have no effect on the screen.
    hasSingleKeys: hasSingleKeys && !palette.isOpen && !help.isOpen,
    perform(action, target) {
      if (action.is !== "palette" || !palette.isOpen) {
        return performAction(action, target, { openPalette, openHelp: () => help.open(null) });
      }
      palette.setOpen(false);
      return true;
    },
  });

  // The visible hints on the screens depend on this attribute (`shortcut-hint` in globals.css).
  useEffect(() => {
    document.documentElement.toggleAttribute("data-has-shortcuts", hasSingleKeys);
  }, [hasSingleKeys]);

  useEffect(() => {
    if (window.matchMedia(HAS_MOUSE).matches) void Palette.preload();
  }, []);

  return (
    <>
      <SearchButton onOpen={openPalette} />
      {palette.turn > 0 && <Palette key={`palette-${palette.turn}`} dialog={palette} />}
      {help.turn > 0 && <ShortcutsDialog key={`help-${help.turn}`} dialog={help} />}
    </>
  );
}
