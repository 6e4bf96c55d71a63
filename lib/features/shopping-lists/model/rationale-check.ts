import { type Placeholders, placeholdersOf } from "./fact-phrases";
import type { LineFacts } from "./facts";
import { compileGrammar } from "./grammar";
import { rationaleGrammar } from "./rationale-grammar";
import { type LineState, statesOf } from "./rationale-states";

/** The longest rationale, in characters, before and after its placeholders are filled. */
export const MAX_RATIONALE = 240;

const isRationale = compileGrammar<LineState>(rationaleGrammar, "text");

/** A placeholder, a word (with its contraction or hyphen), or a punctuation mark. */
const TOKEN = /\{[a-z_]+\}|[A-Za-z]+(?:['-][a-z]+)?|[.,;:–]/g;

const contractions = new Map([
  ["it's", "it is"],
  ["there's", "there is"],
  ["that's", "that is"],
  ["you're", "you are"],
  ["you've", "you have"],
  ["you'd", "you would"],
  ["you'll", "you will"],
  ["hasn't", "has not"],
  ["doesn't", "does not"],
  ["don't", "do not"],
]);

/**
 * Returns a sentence of the AI with its placeholders replaced by the facts of its line. Returns
 * null unless the grammar derives the sentence for that line. Every word and every figure of the
 * result is therefore from code.
 */
export function checkedRationale(text: string, facts: LineFacts): string | null {
  if (text.length > MAX_RATIONALE) return null;
  const tokens = tokensOf(text);
  const placeholders = placeholdersOf(facts);
  if (!tokens || !hasValues(tokens, placeholders)) return null;
  const words = tokens.flatMap((token) => (contractions.get(token) ?? token).split(" "));
  if (!isRationale({ words, states: statesOf(facts) })) return null;
  const filled = fill(tokens, placeholders);
  return filled.length > MAX_RATIONALE ? null : filled;
}

/**
 * Returns the tokens of a text, without capitals at the start of its sentences, and with a final full stop;
 * null if the text contains anything that is no token. Other capitals remain, which the grammar refuses.
 */
function tokensOf(text: string): string[] | null {
  const plain = text.trim().replaceAll("’", "'").replace(/ ?— ?/g, " – ");
  const tokens: string[] = plain.match(TOKEN) ?? [];
  if (joined(tokens) !== plain) return null;
  if (tokens.at(-1) !== ".") tokens.push(".");
  return tokens.map((token, at) =>
    isSentenceStart(tokens, at) ? token.charAt(0).toLowerCase() + token.slice(1) : token,
  );
}

/** Returns whether each placeholder in a rationale has a value for its list line and occurs only once. */
function hasValues(tokens: readonly string[], placeholders: Placeholders): boolean {
  const used = tokens.filter(isPlaceholder);
  const known = new Set([...placeholders.keys()].map((name) => `{${name}}`));
  return new Set(used).size === used.length && used.every((token) => known.has(token));
}

function fill(tokens: readonly string[], placeholders: Placeholders): string {
  const texts = new Map([...placeholders].map(([name, { text }]) => [`{${name}}`, text]));
  const filled = tokens.map((token, at) => {
    const text = texts.get(token) ?? token;
    return isSentenceStart(tokens, at) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  });
  return joined(filled);
}

function isPlaceholder(token: string): boolean {
  return token.startsWith("{");
}

function isSentenceStart(tokens: readonly string[], at: number): boolean {
  return at === 0 || tokens[at - 1] === ".";
}

function joined(tokens: readonly string[]): string {
  return tokens.join(" ").replace(/ (?=[.,;:])/g, "");
}
