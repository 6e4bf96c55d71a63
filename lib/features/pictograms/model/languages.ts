export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Languages in which the noun that a phrase is about comes first: "sauce tomate". */
export const HEAD_FIRST: readonly Language[] = ["fr", "es", "it"];

/** Returns the set of the words of a text. */
export const listed = (words: string) => new Set(words.trim().split(/\s+/));

/** Articles, words for "and" and similar words, which are skipped. */
export const ARTICLES = listed(
  `
  the an my our and und et ed der die das dem ein eine einen unser unsere le la les un une mon
  ma el los las una il lo gli het een mijn
`,
);

/** Words between a product and something that belongs to it: "tuna in oil". */
const CONNECTORS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed("of with in for from on at by to or"),
  de: listed("mit fuer von vom aus im in zum zur am an auf oder zu bei unter"),
  fr: listed("de du des au aux avec pour en sur dans ou sous à"),
  es: listed("de del con para en al por"),
  it: listed(
    `
  di del della dello dei degli delle da dal dalla al alla allo all ai alle con per in su sul sulla
  dell nel nella
`,
  ),
  nl: listed("de met voor van uit op en of te bij om in"),
};

/** Words before something that the product does not contain: "sans sucre". */
export const WITHOUT = listed("without ohne sans sin senza zonder");

/** Words that negate the word before them: "sugar free". */
export const FREE = listed("free frei freie freies freier vrij vrije libre");

/** Returns the languages in which a word is a connector. */
export function connectorLanguages(word: string): Language[] {
  return LANGUAGES.filter((language) => CONNECTORS[language].has(word));
}

/** Words that distinguish places with the same name: "kitchen left", "Regal oben". */
export const QUALIFIERS = listed(
  `
  left right top bottom upper lower middle big small large new old main back front inside outside
  upstairs downstairs links rechts oben unten mitte gross klein neu alt hinten vorne gauche droite
  haut bas milieu grand grande petit petite nouveau nouvelle izquierda derecha arriba abajo
  pequeño pequeña nuevo nueva viejo vieja principal sinistra destra alto basso grosso piccolo
  piccola nuovo nuova vecchio vecchia boven beneden onder groot grote kleine nieuw nieuwe oud oude
  grosser grosse grosses neuer neue alte alter kleiner kleines
`,
);
