import { PackageX } from "lucide-react";
import { isQuantityChanged } from "@/lib/features/shopping-additions/model/line-change";
import { LINK_SHOPPER } from "@/lib/features/shopping-links/model/copy";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { packOf } from "@/lib/features/shopping-lists/model/rules";

/**
 * Returns what has happened to a line of the list: not available, put away, ticked by a link shopper, or a changed
 * quantity; null if nothing.
 * @param putAway the whole units of the line that are put away; 0 for none
 */
export function noteOf(line: Line, putAway: number) {
  if (line.notAvailable) {
    const text = `Not available (${line.notAvailableBy})`;
    const content = (
      <span className="text-low font-medium">
        <PackageX aria-hidden className="mr-1 inline size-3.5 align-[-0.125em]" />
        {text}
      </span>
    );
    return { title: text, content };
  }
  const texts = [
    putAway > 0 && `${putAway} put away`,
    line.purchased && line.tickedByLink === true && LINK_SHOPPER,
    isQuantityChanged(line) && `Changed by ${line.quantitySetBy}`,
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  const pack = packOf(line);
  const title = [...texts, ...(pack === null ? [] : [pack])].join(", ");
  return { title, content: title };
}
