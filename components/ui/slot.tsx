import { cloneElement, type HTMLAttributes, isValidElement } from "react";
import { cn } from "./class-names";

/**
 * Dresses its one child, a link say, instead of making an element. What the child says itself stays.
 * Our own, as every page carries it: the library also joins handlers and refs, which nothing here asks of it.
 * @throws {Error} when it has not exactly one element to dress.
 */
export function Slot({ className, children, ...props }: HTMLAttributes<HTMLElement>) {
  if (!isValidElement<{ className?: string }>(children))
    throw new Error("One element was expected");
  return cloneElement(children, {
    ...props,
    ...children.props,
    className: cn(className, children.props.className) || undefined,
  });
}
