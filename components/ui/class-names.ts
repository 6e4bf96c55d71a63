import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Returns joined class names. The last of several Tailwind classes for the same property wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
