import { Name } from "@/components/shared/name";

/** The classes of a button with a `LongLabel`. On a phone it gets the remaining width of its row. */
export const LONG_LABEL_BUTTON = "max-md:not-large-text:flex-1! max-md:py-2";

interface LongLabelProps {
  /** The name with which the text ends. */
  name: string | undefined;
  children: string;
}

/** Renders a label that ends with a name. On a phone it has up to two lines, and a longer name is truncated. */
export function LongLabel({ name, children }: LongLabelProps) {
  return (
    <span
      title={children}
      className="wrap-name line-clamp-2 min-w-0 max-md:text-base max-md:leading-5"
    >
      {name ? (
        <>
          {children.slice(0, -name.length)}
          <Name>{name}</Name>
        </>
      ) : (
        children
      )}
    </span>
  );
}
