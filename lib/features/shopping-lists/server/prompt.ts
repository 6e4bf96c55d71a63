import "server-only";
import { z } from "zod";
import { placeholdersOf } from "../model/fact-phrases";
import type { LineFacts } from "../model/facts";
import { rationaleGrammar } from "../model/rationale-grammar";
import { statesOf } from "../model/rationale-states";

/**
 * Example sentences for the AI. All of them are possible on a line that has every placeholder and some stock.
 */
export const exampleRationales = [
  "You have {there} left and want to keep {wanted}.",
  "Only {there} left, down from {before} at the previous check. Buy {to_buy} to close the gap.",
  "It {ran_out}, so topping up now makes sense.",
  "You are {missing} short of what you want to have at home, which is why it is on the list.",
];

/** The system prompt. Neither it nor the data contains text that a person typed. */
export const SYSTEM_PROMPT = `You write the reasons on a household's shopping list. Under each line the person reads your one or two sentences and understands why the item is there.

The message is JSON: an array of lines. "placeholders" has what can be said of a line, with the words that replace each placeholder. "states" is what is true of the line. You are not told what the item is: write "it".

For every line answer its lineId and a rationale:
- One or two plain, calm sentences in English, 160 characters or fewer.
- Write a placeholder in braces, such as {there}, in place of every amount. Use at least one, each at most once, and only those of that line. Never write a number yourself, in digits or in words.
- Write only what the grammar below derives from its first rule. Any other text is discarded.
- Choose the facts that explain most. Vary the sentences between lines.

{there} is what is left, {wanted} what the household wants to keep, {missing} the gap between them, {to_buy} what is on the list, {before} what the check before found. {ran_out} is a verb with its object that tells in how many checks none was left.

Examples:
${exampleRationales.map((example) => `- ${example}`).join("\n")}

In the grammar [x] is optional, (x | y) is a choice and <x> refers to a rule. Each form is preceded by the state that a line must have for it.
${grammarAsText()}`;

/** The format of the answer of the AI. */
export const answerSchema = z.object({
  rationales: z.array(z.object({ lineId: z.number(), rationale: z.string() })),
});

export type Answer = z.output<typeof answerSchema>;

/**
 * Returns lines as JSON for the AI, with the text of each placeholder and the states of the line.
 */
export function linesAsData(lines: readonly LineFacts[]): string {
  return JSON.stringify(
    lines.map((facts) => ({
      lineId: facts.lineId,
      placeholders: Object.fromEntries(
        [...placeholdersOf(facts)].map(([name, { text }]) => [name, text]),
      ),
      states: [...statesOf(facts)],
    })),
  );
}

function grammarAsText(): string {
  return Object.entries(rationaleGrammar)
    .map(([name, forms]) => {
      const lines = Object.entries(forms).map(
        ([state, form]) => `  ${state}: ${form.replaceAll(/\s+/g, " ")}`,
      );
      return [`<${name}>`, ...lines].join("\n");
    })
    .join("\n");
}
