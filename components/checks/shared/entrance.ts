import { cn } from "@/components/ui/class-names";
import { wasAddressPushed } from "@/lib/client/history/address";

/**
 * Returns classes that animate the content of an opened screen. The first screen after a page load
 * is not animated.
 */
export function entrance(classes?: string): string | undefined {
  return wasAddressPushed()
    ? cn("animate-in fade-in slide-in-from-right-6 duration-(--duration-base)", classes)
    : classes;
}
