import { type ClassValue, clsx } from "clsx";
import { mergeClasses } from "./merge-classes";

/** Joins class names; of two Tailwind classes that set the same property the later one stays. */
export function cn(...inputs: ClassValue[]): string {
  return mergeClasses(clsx(inputs));
}
