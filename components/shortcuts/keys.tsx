import { Fragment } from "react";
import { cn } from "@/components/ui/class-names";
import { isApple } from "./read-key";

interface KeyCapProps {
  /** A key in the notation of the table of shortcuts. */
  children: string;
  className?: string;
}

/** Shows a key, or keys that are pressed together. */
export function KeyCap({ children, className }: KeyCapProps) {
  const mod = isApple() ? "⌘" : "Ctrl";
  const names = children.split("+").map((name) => (name === "Mod" ? mod : shownName(name)));
  return (
    <kbd
      className={cn(
        "text-muted-foreground bg-muted inline-flex min-w-6 items-center justify-center rounded-md border px-1.5 font-sans text-xs leading-5.5 font-medium whitespace-nowrap",
        className,
      )}
    >
      {names.join(" ")}
    </kbd>
  );
}

/** Returns a single letter in upper case, as it is printed on the key. */
function shownName(name: string): string {
  return name.length === 1 ? name.toUpperCase() : name;
}

/** Shows the keys of a shortcut, which are pressed one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="text-muted-foreground text-xs">then</span>}
          <KeyCap>{key}</KeyCap>
        </Fragment>
      ))}
    </span>
  );
}
