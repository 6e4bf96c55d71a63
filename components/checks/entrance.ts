import { cn } from "@/components/ui/class-names";
import { wasOpened } from "./screen-address";

/** The classes with which the content of an opened screen comes in; what a page was loaded with stands still. */
export function entrance(classes?: string): string | undefined {
  return wasOpened()
    ? cn("animate-in fade-in slide-in-from-right-6 duration-(--duration-base)", classes)
    : classes;
}
