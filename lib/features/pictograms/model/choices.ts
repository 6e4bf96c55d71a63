import { LANGUAGES } from "./languages";
import { findPictogram } from "./match-name";
import { expand, fold } from "./normalize";
import { topics } from "./topics";
import { splitCell } from "./word-index";

/** A picture that people can choose. */
export interface Choice {
  /** Name of the file in `public/pictograms`, without folder and extension. */
  picture: string;
  /** The English names of its concepts, such as "Foil, toilet paper, paper towel". */
  label: string;
  /** Its words in all languages, as `searchForm` returns them. */
  words: readonly string[];
}

/** What people choose a picture for. Rooms and containers are listed first for a location, and last for an item. */
export type Subject = "item" | "location";

/** Returns all pictures, each once. Similar pictures are listed together, in the order of the tables. */
export function listChoices(subject: Subject): Choice[] {
  const isFirst = ({ role }: (typeof topics)[number]) =>
    (role === "place" || role === "container") === (subject === "location");
  const ordered = [...topics.filter(isFirst), ...topics.filter((topic) => !isFirst(topic))];
  const byPicture = new Map<string, { names: string[]; words: string[] }>();
  for (const { picture, ...cells } of ordered.flatMap(({ concepts }) => Object.values(concepts))) {
    if (picture === undefined) continue;
    const choice = byPicture.get(picture) ?? { names: [], words: [] };
    byPicture.set(picture, choice);
    choice.names.push(...splitCell(cells.en).slice(0, 1));
    for (const word of LANGUAGES.flatMap((language) => splitCell(cells[language]))) {
      // People type "muell" and "mull" for "Müll".
      choice.words.push(searchForm(word), fold(word));
    }
  }
  return [...byPicture].map(([picture, { names, words }]) => ({
    picture,
    label: capitalized(names.join(", ")),
    words,
  }));
}

/**
 * Returns the pictures with a word that begins with the typed text, in any language. The picture that an item with the
 * typed name would have comes first. It is also found for a plural and for a name of several words.
 */
export function searchChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const start = searchForm(typed);
  if (start === "") return choices;
  const found = findPictogram(typed)?.picture;
  return [
    ...choices.filter(({ picture }) => picture === found),
    ...choices.filter(
      ({ picture, words }) =>
        picture !== found &&
        words.some((word) => word.startsWith(start) || word.includes(` ${start}`)),
    ),
  ];
}

function searchForm(text: string): string {
  return fold(expand(text)).trim();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
