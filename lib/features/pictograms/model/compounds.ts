import { listed } from "./languages";
import type { Entry, WordIndex } from "./word-index";

/** Last parts of compounds, of four letters, with which hardly any other German or Dutch word ends. */
const SHORT_HEADS = listed(
  `
  brot bier saft salz mehl wein senf kohl obst reis mais keks pilz huhn nuss eier kaas wijn soep
  saus melk zout thee meel koek noot zeep brei teig hefe deeg
`,
);

/** First parts of compounds, such as "bio" in "Biomilch". Most of them are in no table of words. */
const FIRST_PARTS = listed(
  `
  bio kuh alt see reh hof voll vollkorn mager frisch roh gruen schwarz weiss rot blau frucht haus kinder mini koch
  back brat grill raeucher suess sauer speise tafel fertig instant wasch spuel leinen distel raps
  lein kuerbiskern erd soja mandel kraeuter gewuerz winter sommer advents apfel diaet halb delfts
  groene zwarte wilde kruiden munt citroen roer rook gerookte room magere volle halfvolle schoko
`,
);

/** Last parts of compounds whose first part is the product: "Hähnchenbrust" and "kipfilet" are chicken. */
const PORTIONS = listed(
  `
  brust brueste filet filets schenkel fluegel scheibe scheiben stueck stuecke stueckchen wuerfel
  keule keulen ringe spalten haelften flocken pulver konzentrat pueree streifen stangen blaetter
  raspel raspeln extrakt zehe zehen mix mischung steak steaks konserve plakjes stukjes blokjes
  poeder puree bout bouten schijfjes reepjes ringen vlokken rolle rollen bund knolle herzen mus
  mark kern kerne
`,
);

const LINKS = ["s", "n", "en", "er", "e", "es"];

/**
 * Returns the entry of a German or Dutch compound: that of its longest known end
 * ("Vollkornspaghetti"), or of its beginning if the end names a portion or a container.
 */
export function findCompound(token: string, index: WordIndex): Entry | undefined {
  for (let start = 3; start <= token.length - 3; start += 1) {
    const first = token.slice(0, start);
    const head = token.slice(start);
    if (PORTIONS.has(head)) {
      const entry = findFirstPart(first, index);
      if (entry) return entry;
    }
    const entry = index.find(head);
    if (entry?.role === "container") {
      const content = findFirstPart(first, index);
      if (content) return content;
    }
    if (entry && isCompounding(entry) && isFirstPart(first, head, index)) return entry;
  }
  return undefined;
}

function isCompounding({ languages }: Entry): boolean {
  return languages.includes("de") || languages.includes("nl");
}

function isFirstPart(first: string, head: string, index: WordIndex): boolean {
  if (!/[aeiouy]/.test(first)) return false;
  if (head.length > 5) return true;
  if (first.length > 3 && (head.length === 5 || SHORT_HEADS.has(head))) return true;
  return FIRST_PARTS.has(first) || findFirstPart(first, index) !== undefined;
}

/** Returns the entry of the first part of a compound, which may have a linking letter: "Kalbs-". */
function findFirstPart(first: string, index: WordIndex): Entry | undefined {
  const forms = [
    first,
    ...LINKS.filter((link) => first.endsWith(link)).map((link) => first.slice(0, -link.length)),
    ...(first.length > 3 ? [`${first}e`, `${first}en`] : []),
  ];
  for (const form of forms) {
    const entry = form.length > 2 ? index.find(form) : undefined;
    if (entry && isCompounding(entry)) return entry;
  }
  return undefined;
}
