import {
  ClipboardCheck,
  House,
  type LucideIcon,
  MapPin,
  Package,
  Settings,
  ShoppingBasket,
} from "lucide-react";
import { paths } from "@/lib/core/paths";
import { type EntryName, screenAt } from "@/lib/core/screens";

interface Entry {
  name: EntryName;
  label: string;
  href: string;
  icon: LucideIcon;
  /** The bottom bar has no entry for the home screen; the title of the page links to it. */
  isInBottomBar: boolean;
}

/** The entries of the navigation. */
export const entries: readonly Entry[] = [
  { name: "home", label: "Home", href: paths.home(), icon: House, isInBottomBar: false },
  {
    name: "locations",
    label: "Locations",
    href: paths.locations(),
    icon: MapPin,
    isInBottomBar: true,
  },
  { name: "items", label: "Items", href: paths.items(), icon: Package, isInBottomBar: true },
  {
    name: "check",
    label: "Inventory Check",
    href: paths.inventoryCheck(),
    icon: ClipboardCheck,
    isInBottomBar: true,
  },
  {
    name: "shoppingList",
    label: "Shopping List",
    href: paths.shoppingList(),
    icon: ShoppingBasket,
    isInBottomBar: true,
  },
  {
    name: "settings",
    label: "Settings",
    href: paths.settings(),
    icon: Settings,
    isInBottomBar: true,
  },
];

/**
 * Returns how a navigation entry is marked on a page: "page" when it leads to that page, "true" when the page
 * belongs to the entry, otherwise undefined.
 */
export function currentMark(entry: Entry, pathname: string): "page" | "true" | undefined {
  if (pathname === entry.href) return "page";
  return screenAt(pathname)?.entry === entry.name ? "true" : undefined;
}
