import { identityKey } from "@/lib/core/identity-key";
import { CONFUSABLES } from "./table";

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

let prototypes: ReadonlyMap<string, string> | undefined;

/**
 * Returns the skeleton of a text (`internalSkeleton` of UTS #39): texts that look alike have the same skeleton.
 * It is for comparison only and is never displayed.
 */
export function skeleton(text: string): string {
  const table = (prototypes ??= readTable());
  const letters = Array.from(text.normalize("NFD").replace(IGNORABLE, ""));
  return letters
    .map((letter) => table.get(letter) ?? letter)
    .join("")
    .normalize("NFD");
}

/**
 * Returns the skeleton by which usernames are compared, without regard to case. The letters are mapped before
 * and after case folding, because often only one case of a letter looks like another letter: Cyrillic В, but not в,
 * looks like Latin B. UTS #39 maps capital I to l, so i and l count as one letter.
 */
export function usernameSkeleton(username: string): string {
  return skeleton(identityKey(skeleton(username))).replaceAll("i", "l");
}

function readTable(): ReadonlyMap<string, string> {
  let source = 0;
  return new Map(
    CONFUSABLES.split(" ").map((entry) => {
      const [step = 0, ...target] = entry.split(".").map((number) => parseInt(number, 36));
      source += step;
      return [String.fromCodePoint(source), String.fromCodePoint(...target)];
    }),
  );
}
