"use client";

import { Preference } from "@/components/shared/preference";
import { changePreferences, useHasSingleKeys } from "@/lib/client/preferences";

/** Turns the shortcuts of single keys on or off for this device. */
export function SingleKeysPreference() {
  const isOn = useHasSingleKeys();
  return (
    <Preference
      label="Single-key shortcuts"
      description="Keys such as / and N act without Ctrl, and digits enter amounts. Turn this off for speech input. On this device only."
      checked={isOn}
      onChange={(keys) => changePreferences({ keys })}
    />
  );
}
