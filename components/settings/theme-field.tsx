"use client";

import { useTheme } from "next-themes";
import { useId, useSyncExternalStore } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";

const themes = [
  ["system", "As the device"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

const never = () => () => undefined;

/** Light or dark. Kept on this device; the server does not know it. */
export function ThemeField() {
  const id = useId();
  const { theme, setTheme } = useTheme();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="flex flex-col gap-2 sm:max-w-xs">
      <Label htmlFor={id}>Theme</Label>
      <NativeSelect
        id={id}
        value={isInBrowser ? theme : "system"}
        onChange={(event) => setTheme(event.target.value)}
      >
        {themes.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
