"use client";

import Link from "next/link";
import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { changePreferences, themes, usePreferences } from "@/lib/client/preferences";
import { paths } from "@/lib/core/paths";

const labels = { system: "System", light: "Light", dark: "Dark" } as const;

/** Selects the theme for this device. */
export function ThemeField() {
  const id = useId();
  const chosen = usePreferences()?.theme ?? "system";
  return (
    <div className="flex flex-col gap-2">
      <Label htmlFor={id}>Theme</Label>
      <div className="sm:max-w-md">
        <NativeSelect
          id={id}
          aria-describedby={`${id}-description`}
          value={chosen}
          onChange={(event) => {
            const theme = themes.find((one) => one === event.target.value);
            if (theme) changePreferences({ theme });
          }}
        >
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {labels[theme]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p id={`${id}-description`} className="text-muted-foreground text-sm">
        Kept on this device, in the preferences cookie (
        <Link
          href={paths.cookiePolicy()}
          className="hover:text-foreground underline underline-offset-4"
        >
          Cookie Policy
        </Link>
        ).
      </p>
    </div>
  );
}
