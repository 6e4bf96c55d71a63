"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { Input } from "@/components/ui/input";

/** Renders a password field with a button that shows or hides the password. */
export function PasswordInput({ className, ...props }: ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={cn("pr-13", className)}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="text-muted-foreground hover:text-foreground absolute inset-y-0 right-0.5 my-auto flex size-11 items-center justify-center rounded-lg transition-colors"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
