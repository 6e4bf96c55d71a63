import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./class-names";
import { Input } from "./input";

/** Renders a text field with a magnifying glass at its beginning, in an element with `position: relative`. */
export function SearchInput({ className, ...input }: ComponentProps<typeof Input>) {
  return (
    <>
      <Search
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
      />
      <Input autoComplete="off" className={cn("pl-11", className)} {...input} />
    </>
  );
}
