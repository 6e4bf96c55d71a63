import { PackageX } from "lucide-react";
import { TimeAgo } from "@/components/shared/relative-time";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { isQuantityChanged } from "@/lib/features/shopping-lists/model/line-change";

interface LineNoteProps {
  id: string;
  line: Line;
  /** The whole units of the line that are put away; 0 for none. */
  putAway: number;
}

/** Returns whether there is something to note about a line. */
export function hasNote({ line, putAway }: Omit<LineNoteProps, "id">): boolean {
  return line.notAvailable || putAway > 0 || isQuantityChanged(line);
}

/**
 * Shows in one line of fixed height what has happened to a line of the list: not available, put away, or a changed
 * quantity. It has its height without a note too, so that a note of another device moves no row.
 */
export function LineNote({ id, line, putAway }: LineNoteProps) {
  const texts = [
    putAway > 0 && `${putAway} put away`,
    isQuantityChanged(line) && `Changed by ${line.quantitySetBy}`,
  ].filter((text) => text !== false);
  const title = line.notAvailable ? `Not available, ${line.notAvailableBy}` : texts.join(", ");
  return (
    <span
      id={id}
      title={title || undefined}
      className="text-muted-foreground block h-4.5 truncate text-sm leading-4.5"
    >
      {line.notAvailable ? (
        <>
          <PackageX aria-hidden className="mr-1 inline size-3.5 align-[-0.125em]" />
          Not available: {line.notAvailableBy}
          {line.notAvailableAt && (
            <>
              , <TimeAgo value={line.notAvailableAt} />
            </>
          )}
        </>
      ) : (
        texts.join(", ")
      )}
    </span>
  );
}
