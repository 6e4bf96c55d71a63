/** The classes of a button with a `LongLabel`. On a phone it gets the remaining width of its row. */
export const LONG_LABEL_BUTTON = "max-md:not-large-text:flex-1! max-md:py-1";

/** Renders a label that contains a name. On a phone it has up to two lines, and a longer name is truncated. */
export function LongLabel({ children }: { children: string | undefined }) {
  return (
    <span
      title={children}
      className="wrap-name line-clamp-2 min-w-0 max-md:text-base max-md:leading-5"
    >
      {children}
    </span>
  );
}
