import type { ComponentProps, ElementType } from "react";
import { cn } from "@/components/ui/class-names";
import { guessLanguage } from "@/lib/core/guess-language";

type NameProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, "children"> & {
  /** The element or component to render. */
  as?: Tag;
  children: string;
};

/**
 * Renders the name of an item, a location or a household. Long words get hyphens by the rules of the guessed language,
 * and screen readers pronounce the name in it. Item rows set the language themselves, which saves a component per row.
 */
export function Name<Tag extends ElementType = "span">({
  as,
  className,
  children,
  ...props
}: NameProps<Tag>) {
  const Element: ElementType = as ?? "span";
  return (
    <Element lang={guessLanguage(children)} className={cn("wrap-name", className)} {...props}>
      {children}
    </Element>
  );
}
