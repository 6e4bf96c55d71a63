/**
 * The forms of each grammar rule by the state of a list line. A form may be used only for a line in that state.
 */
export type Rules<State extends string> = Readonly<
  Record<string, Readonly<Partial<Record<State, string>>>>
>;

/**
 * A rationale to match against the grammar, split into lower-case words, placeholders and
 * punctuation marks, and the states of its list line, such as that the stock is zero.
 */
interface Sentence<State> {
  words: readonly string[];
  states: ReadonlySet<State>;
}

/**
 * Returns the end positions of the matches of a grammar rule that start at word `start` of a sentence. Sets of
 * positions instead of backtracking bound the time for every input.
 */
type Matcher<State> = (sentence: Sentence<State>, start: number) => ReadonlySet<number>;

const NONE: ReadonlySet<number> = new Set();

const TOKEN = /<[a-zA-Z]+>|\{[a-z_]+\}|[a-z-]+|[()[\]|.,:;–]/g;

/**
 * Returns a test of whether a sentence, from its first to its last word, is derived from the rule `first`. In a form,
 * `[x]` is optional, `(x | y)` is a choice and `<x>` refers to another rule; the rest is literal. Forms of states that
 * the sentence does not have match nothing. Rules must not refer to themselves.
 * @throws {Error} for a form that refers to an unknown rule or has unbalanced brackets
 */
export function compileGrammar<State extends string>(
  rules: Rules<State>,
  first: string,
): (sentence: Sentence<State>) => boolean {
  const compiled = new Map<string, Matcher<State>>();

  function ruleNamed(name: string): Matcher<State> {
    const known = compiled.get(name);
    if (known) return known;
    const rule = rules[name];
    if (!rule) throw new Error(`Unknown rule: ${name}`);
    const forms = (Object.entries(rule) as [State, string][]).map(
      ([state, form]) => [state, parseForm(form)] as const,
    );
    const matcher = once<State>((sentence, start) =>
      union(forms, ([state, form]) => (sentence.states.has(state) ? form(sentence, start) : NONE)),
    );
    compiled.set(name, matcher);
    return matcher;
  }

  function parseForm(form: string): Matcher<State> {
    const tokens: string[] = form.match(TOKEN) ?? [];
    const matcher = parseChoice(tokens);
    if (tokens.length > 0) throw new Error(`Unbalanced brackets: ${form}`);
    return matcher;
  }

  /**
   * Parses alternatives up to a closing bracket. Each of the three parse functions removes the tokens that it
   * has parsed.
   */
  function parseChoice(tokens: string[]): Matcher<State> {
    const choices = [parseSequence(tokens)];
    while (tokens[0] === "|") {
      tokens.shift();
      choices.push(parseSequence(tokens));
    }
    return (sentence, start) => union(choices, (choice) => choice(sentence, start));
  }

  function parseSequence(tokens: string[]): Matcher<State> {
    const parts: Matcher<State>[] = [];
    while (tokens[0] !== undefined && !["|", ")", "]"].includes(tokens[0])) {
      parts.push(parsePart(tokens));
    }
    return (sentence, start) => {
      let ends: ReadonlySet<number> = new Set([start]);
      for (const part of parts) {
        ends = union(ends, (end) => part(sentence, end));
        if (ends.size === 0) return NONE;
      }
      return ends;
    };
  }

  function parsePart(tokens: string[]): Matcher<State> {
    const token = tokens.shift() ?? "";
    if (token.startsWith("<")) return ruleNamed(token.slice(1, -1));
    if (token !== "(" && token !== "[") return literal(token);
    const inner = parseChoice(tokens);
    const isOptional = token === "[";
    if (tokens.shift() !== (isOptional ? "]" : ")")) throw new Error("Unbalanced brackets");
    if (!isOptional) return inner;
    return (sentence, start) => new Set([...inner(sentence, start), start]);
  }

  const matcher = ruleNamed(first);
  return (sentence) => matcher(sentence, 0).has(sentence.words.length);
}

function literal<State>(token: string): Matcher<State> {
  return ({ words }, start) => (words[start] === token ? new Set([start + 1]) : NONE);
}

/**
 * Returns a matcher that caches its matches by their start position, because several forms of a rationale begin
 * with the same grammar rule.
 */
function once<State>(matcher: Matcher<State>): Matcher<State> {
  const known = new WeakMap<Sentence<State>, Map<number, ReadonlySet<number>>>();
  return (sentence, start) => {
    const ofSentence = known.get(sentence) ?? new Map<number, ReadonlySet<number>>();
    known.set(sentence, ofSentence);
    const ends = ofSentence.get(start) ?? matcher(sentence, start);
    ofSentence.set(start, ends);
    return ends;
  };
}

/**
 * Returns the union of the sets that `matchesOf` returns for parts of a grammar rule. Most sets are empty, so a
 * new set is allocated only for matches.
 */
function union<T>(
  parts: Iterable<T>,
  matchesOf: (part: T) => ReadonlySet<number>,
): ReadonlySet<number> {
  let all = NONE;
  for (const part of parts) {
    const matches = matchesOf(part);
    if (matches.size > 0) all = all.size === 0 ? matches : new Set([...all, ...matches]);
  }
  return all;
}
