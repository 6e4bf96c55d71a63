import {
  ClipboardCheck,
  Database,
  History,
  House,
  type LucideIcon,
  MapPin,
  Package,
  ScrollText,
  Settings,
  ShoppingBasket,
  Trash2,
  TrendingDown,
  UserRound,
} from "lucide-react";
import { paths } from "@/lib/core/paths";
import { titleOf } from "@/lib/core/screens";

/** A screen that the palette offers. */
export interface Destination {
  title: string;
  href: string;
  icon: LucideIcon;
  /** The key that opens the screen after "g"; absent if there is none. */
  key?: string;
  /** Whether only people who may edit the inventory have the screen. */
  isForEditors?: boolean;
}

/** The screens that need no id, in the order of the navigation. */
export const destinations: readonly Destination[] = [
  { key: "h", title: titleOf(""), href: paths.home(), icon: House },
  { key: "l", title: titleOf("locations"), href: paths.locations(), icon: MapPin },
  { key: "i", title: titleOf("items"), href: paths.items(), icon: Package },
  {
    key: "c",
    title: titleOf("inventory-check"),
    href: paths.inventoryCheck(),
    icon: ClipboardCheck,
  },
  { key: "s", title: titleOf("shopping-list"), href: paths.shoppingList(), icon: ShoppingBasket },
  { key: "t", title: titleOf("settings"), href: paths.settings(), icon: Settings },
  { key: "e", title: titleOf("check-history"), href: paths.checkHistory(), icon: History },
  { key: "r", title: titleOf("run-outs"), href: paths.runOuts(), icon: TrendingDown },
  { title: titleOf("shopping-lists"), href: paths.shoppingLists(), icon: ScrollText },
  { title: titleOf("account"), href: paths.account(), icon: UserRound },
  { title: titleOf("data-management"), href: paths.dataManagement(), icon: Database },
  {
    title: titleOf("recently-deleted"),
    href: paths.recentlyDeleted(),
    icon: Trash2,
    isForEditors: true,
  },
];

/** The effect of a shortcut. */
export type Action =
  | { is: "open"; href: string }
  /**
   * Focuses or presses the control of the screen with this `data-shortcut`. Without such a control, opens the palette
   * if `orPalette`.
   */
  | { is: "control"; name: string; orPalette?: boolean }
  | { is: "palette" }
  | { is: "submit" }
  | { is: "help" };

/** A shortcut as it is listed. */
export interface Shortcut {
  /** The keys to press one after the other. "Mod+" is Ctrl, or Command on devices by Apple. */
  keys: readonly string[];
  label: string;
}

/** The shortcuts of all screens. The listener and the list of shortcuts are made from this table. */
export const shortcuts: readonly (Shortcut & { action: Action })[] = [
  { keys: ["/"], label: "Search the page", action: { is: "control", name: "/", orPalette: true } },
  {
    keys: ["n"],
    label: "New item, location or entry of the list",
    action: { is: "control", name: "n" },
  },
  {
    keys: ["Mod+k"],
    label: "Search items, locations and screens",
    action: { is: "palette" },
  },
  { keys: ["Mod+Enter"], label: "Submit the open form", action: { is: "submit" } },
  { keys: ["?"], label: "Show the keyboard shortcuts", action: { is: "help" } },
  ...destinations.flatMap(({ key, title, href }) =>
    key === undefined
      ? []
      : [{ keys: ["g", key], label: title, action: { is: "open", href } } as const],
  ),
];

/** The keys that parts of a screen handle themselves. */
export const otherKeys: readonly Shortcut[] = [
  { keys: ["Mod+z"], label: "Press “Undo” in a message" },
  { keys: ["Esc"], label: "Close a dialog, stop selecting" },
];

/** The keys of the screen that counts an item. */
export const countKeys: readonly Shortcut[] = [
  { keys: ["0 – 9"], label: "Type an amount, such as 12, 1.5 or 1\u00a01/2" },
  { keys: ["="], label: "The same amount as last time" },
  { keys: ["Enter"], label: "Confirm the amount" },
  { keys: ["←"], label: "Previous item" },
  { keys: ["→"], label: "Next item" },
];
