/**
 * The classes of an entry of the side bar: its icon is beside its label. In the rail of tablets, the icon is above the
 * label.
 */
export const SIDE_BAR_ROW =
  "text-muted-foreground hover:bg-muted hover:text-foreground flex min-h-15 w-full flex-col items-center justify-center gap-1 rounded-lg text-xs font-semibold whitespace-nowrap transition-colors lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm lg:font-medium [&_svg]:size-5.5 [&_svg]:shrink-0 lg:[&_svg]:size-5";
