import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { additionLabel, additionPack } from "@/lib/features/shopping-additions/model/rules";
import { arrangeLines, type Room } from "./arrange";
import type { Line } from "./dto";
import { lineLabel, packOf, withNotes } from "./rules";

interface Shared {
  lines: readonly Line[];
  additions: readonly Pick<Addition, "name" | "quantity" | "packSize" | "purchased">[];
}

/**
 * Returns what is not purchased yet as plain text for other apps: the additions first, then the lines by location in
 * the order of the screen.
 */
export function listAsText({ lines, additions }: Shared, rooms: readonly Room[]): string {
  const isOpen = ({ purchased }: { purchased: boolean }) => !purchased;
  const added = additions
    .filter(isOpen)
    .map((addition) => withNotes(additionLabel(addition), [additionPack(addition)]));
  const groups = [
    ...(added.length > 0 ? [{ title: "Added", texts: added }] : []),
    ...arrangeLines(lines.filter(isOpen), rooms).map(({ room, lines: own }) => ({
      title: room?.name ?? "Elsewhere",
      texts: own.map(textOf),
    })),
  ];
  if (groups.length === 0) return "Everything on the shopping list is bought.";
  const blocks = groups.map(({ title, texts }) =>
    [title, ...texts.map((text) => `- ${text}`)].join("\n"),
  );
  return ["Shopping List", ...blocks].join("\n\n");
}

function textOf(line: Line): string {
  return withNotes(lineLabel(line), [packOf(line), line.notAvailable && "not available"]);
}
