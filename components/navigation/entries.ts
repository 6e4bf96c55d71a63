import { ClipboardCheck, House, MapPin, Package, Settings, ShoppingBasket } from "lucide-react";
import { paths } from "@/lib/core/paths";

/** The entries of the navigation. The bottom bar leaves Home out: there the title leads home. */
export const entries = [
  { label: "Home", href: paths.home(), icon: House, isInBottomBar: false, covers: [] },
  { label: "Locations", href: paths.locations(), icon: MapPin, isInBottomBar: true, covers: [] },
  { label: "Items", href: paths.items(), icon: Package, isInBottomBar: true, covers: [] },
  {
    label: "Inventory Check",
    href: paths.inventoryCheck(),
    icon: ClipboardCheck,
    isInBottomBar: true,
    /** Sections whose screens belong to this entry. */
    covers: [
      "/location-nav",
      "/item-check",
      "/location-check",
      "/item-single-check",
      "/location-summary",
      "/inventory-complete",
      "/check-history",
    ],
  },
  {
    label: "Shopping List",
    href: paths.shoppingList(),
    icon: ShoppingBasket,
    isInBottomBar: true,
    covers: ["/shopping-lists"],
  },
  {
    label: "Settings",
    href: paths.settings(),
    icon: Settings,
    isInBottomBar: true,
    covers: ["/data-management"],
  },
] as const;

export type Entry = (typeof entries)[number];

function isWithin(pathname: string, section: string): boolean {
  return pathname === section || (section !== "/" && pathname.startsWith(`${section}/`));
}

/**
 * How an entry is marked on a page: "page" when it leads to that very page, "true" when the page lies
 * within its section, nothing otherwise.
 */
export function currentMark(entry: Entry, pathname: string): "page" | "true" | undefined {
  if (pathname === entry.href) return "page";
  return [entry.href, ...entry.covers].some((section) => isWithin(pathname, section))
    ? "true"
    : undefined;
}
