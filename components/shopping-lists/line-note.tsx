import { PackageX } from "lucide-react";
import type { RowNote } from "@/components/additions/row-text";
import { isQuantityChanged } from "@/lib/features/shopping-additions/model/line-change";
import { putAwayNote } from "@/lib/features/shopping-additions/model/rules";
import { LINK_SHOPPER } from "@/lib/features/shopping-links/model/copy";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { packOf } from "@/lib/features/shopping-lists/model/rules";

/**
 * Returns what has happened to a line of the list: not available, put away, ticked by a link shopper, or a changed
 * quantity; null if nothing.
 * @param putAway the whole units of the line that are put away; 0 for none
 */
export function noteOf(line: Line, putAway: number): RowNote | null {
  if (line.notAvailable) {
    const by = `(${line.notAvailableBy})`;
    return {
      title: `Not available ${by}`,
      content: (
        <span className={NOT_AVAILABLE}>
          <PackageX aria-hidden className="mr-1 inline size-3.5 align-[-0.125em]" />
          Not available
        </span>
      ),
      more: [
        <span key="by" className={NOT_AVAILABLE}>
          {by}
        </span>,
      ],
    };
  }
  const pack = packOf(line);
  const texts = [
    putAway > 0 && putAwayNote(putAway, pack === null ? line.quantity : null),
    line.purchased && line.tickedByLink === true && LINK_SHOPPER,
    isQuantityChanged(line) && `Changed by ${line.quantitySetBy}`,
  ].filter((text) => text !== false);
  return texts.length === 0 ? null : noteOfTexts(pack === null ? texts : [...texts, pack]);
}

const NOT_AVAILABLE = "text-low font-medium";

/** Returns texts as one note; null without texts. The first text remains the longest when space is missing. */
export function noteOfTexts([content, ...rest]: readonly string[]): RowNote | null {
  if (content === undefined) return null;
  const more = rest.map((text) => `· ${text}`);
  return { content, more, title: [content, ...more].join(" ") };
}
