import type { Rules } from "./grammar";
import type { LineState } from "./rationale-states";

/**
 * All texts that a rationale may consist of (notation: `compileGrammar`). A form is listed under
 * the state in which it is true, and each placeholder has its own forms. A wrong claim or an
 * exchanged figure therefore cannot be derived. `text` is the start. Only a clause about the
 * present may be given as a cause. The prompt quotes these rules.
 */
export const rationaleGrammar = {
  text: {
    always: "<reason> . [(<reason> | <suggestion>) .] | <suggestion> . <reason> .",
  },
  reason: {
    always: `(<clauses> | <note>) [<outcome>] | (<causes> | <note>) <listing> | <advice> | <listed>
      | <headline> : (<clauses> | <note>) [<outcome>] | (<present> | <unchanged>) : (<note> | <clauses>) [<outcome>]
      | <present> [,] with <rest> [<outcome>] | with <rest> , (<advice> | <suggestion> | <listed> | <present>)
      | (<advice> | <suggestion>) [,] <because> <clauses> | <because> <clauses> , (<advice> | <suggestion>)
      | (<listed> | it is on <list>) [,] <because> <causes> | <because> <causes> , (<listed> | it is on <list>)
      | (although | though | while) <clause> , <clause> | <aim> , (<advice> | <suggestion>)`,
    fell: `having (fallen | dropped | gone down) <fromTo> , (<advice> | <suggestion>)
      | down from {before} [<earlier>] , <present>`,
    below: `(<clauses> | <note>) [,] with (a <goal> of {wanted} | {wanted} (wanted | as (the | your) <goal>))
      [<outcome>]`,
  },
  clauses: { always: "<clause> [<join> <clause>] [<join> <clause>]" },
  causes: { always: "<present> [<join> <clause>] | <clause> <join> <present>" },
  clause: { always: "[now] <present> | <past> | <unchanged>" },
  join: { always: "[,] (and | but | yet | while | whereas | although | though) | ; | –" },
  because: { always: "because | since | as" },

  present: {
    always: `you <verb> [[,] (and | but | yet) [still | now] (<verb> | <moved>)]
      | <item> is <state> [[,] (and | but | yet) <also>]
      | [<home> [,]] there <isThere> [<now> | <stillThere>] [<only>] {there} [<left>] [<moment>] [[,] <comparison>]
      | [<still> | <now>] [<only>] {there} (<isThere> <left> [<moment>] | <remainThere> [<home>]) [[,] <comparison>]
      | <stock> (is [<now>] [at] | [<now>] stands at) [<only>] {there} [[,] <comparison>]`,
    out: `<thing> (has [now] run out | ran out) [[,] <comparison>] | none (is | are | remain | remains) [left]
      | nothing (is left | remains) | there (is (none | nothing) | are none) left [<home>]`,
    some: `{there} is [still] [<well>] <short> <target> | supplies are [<now>] [running | getting] low
      | [<only>] {there} is all (you have [left] | that is left)`,
    below: `[<only>] {there} of <target> (<isThere> <left> | <remainThere>)
      | [the | your] <goal> is [to (keep | have)] {wanted} [<home>] | {wanted} is (the | your) <goal>
      | {wanted} <isWanted> (wanted [<home>] | what <youWant>)
      | {missing} <isMissing> [still] missing [(to reach | from) <target>] | the gap is {missing}
      | there is a gap of {missing} [between what you have and what you want]
      | having {there} leaves you {missing} short [of <target>]`,
    ranOutAgain:
      "<thing> has run out again | it is out of stock again | you have run out [of it] again",
  },
  verb: {
    always: `[<now> | <stillThere>] (have [got] [<only>] | <only> have) {there} [<left>] [<moment>] [[,] <comparison>]
      | are [<now>] left with [<only>] {there} [[,] <comparison>] | <need>`,
    out: `(have none [left] [<home>] | are [<now>] [completely | all] out [of it | of stock]
      | (have [now] run | ran) out [of it]) [[,] <comparison>]`,
    some: "are [<now> | still] [running | getting] low [on (it | this | this item)]",
    fellPartly:
      "are [<now>] down to [<only>] {there} [from {before} [<earlier>]] [[,] <comparison>]",
    below: `<want> {wanted} [<home>] | lack {missing}
      | are [<now> | still] (<shortfall> | [<well>] <short> <target> | missing {missing})`,
  },
  moved: {
    fell: "have (less | fewer) than <earlier> | are <change> [[,] <comparison>]",
    rose: "have more than <earlier> | are <change> [[,] <comparison>]",
    same: "have as much as <earlier>",
  },
  state: {
    out: "[<now>] (out of stock | [all] gone | used up) [now] [[,] <comparison>]",
    some: "[<now> | still] [running | getting] low [at [<only>] {there}] [[,] <comparison>]",
    below: "[<now> | still] (<shortfall> | [<well>] <short> <target>)",
  },
  also: { always: "[is] (<state> | <change>) | {ran_out}" },
  change: {
    fell: `[<now>] down (from {before} [<earlier>] [to [<only>] {there}]
      | to [<only>] {there} [from {before} [<earlier>]])`,
    rose: `[<now>] up (from {before} [<earlier>] [to [<only>] {there}]
      | to [<only>] {there} from {before} [<earlier>])`,
  },
  past: {
    always: `<thing> {ran_out} [[,] (and | but | yet) is <state>]
      | <earlier> [,] there <wasBefore> {before} | there <wasBefore> {before} <earlier>
      | (<earlier> [,] you had {before} | you had {before} <earlier>) [[,] (and | but) [now] <verb>]
      | you <moved> [[,] (and | but | yet) [still | now] <verb>]
      | <earlierCheck> (found | counted | showed) {before} | <item> is <change> [[,] (and | but | yet) <also>]`,
    fell: `<earlierCheck> still (found | counted | showed) {before} | there (is | are) (less | fewer) than <earlier>
      | (<item> <fell> | supplies <fellMany>) (<fromTo> [since <earlierCheck>] | since <earlierCheck> [,] <fromTo>)
        [[,] (and | but | yet) <also>]`,
    rose: `(<item> <rose> | supplies <roseMany>) <fromTo> [since <earlierCheck>] [[,] (and | but | yet) <also>]
      | there (is | are) more than <earlier>`,
    runsOutOften: "<thing> (often runs out | runs out often | keeps running out)",
  },
  unchanged: {
    same: `<item> (has not changed | is unchanged | has stayed the same) since <earlierCheck> [at [<only>] {there}]
      | <item> is [still] (the same as <earlier> | at [<only>] {there} [[,] <comparison>])
      | nothing has changed since <earlierCheck> | <earlierCheck> found just as much
      | <item> is unchanged at {there} [since <earlierCheck>]`,
  },
  comparison: {
    always: "(compared with | versus) {before} <earlier>",
    fell: "[which is] ((down from | less than | fewer than) {before} [<earlier>] | (less | fewer) than <earlier>)",
    rose: `[which is] ((up from | more than) {before} [<earlier>] | more than <earlier>)
      [, but still <short> <target>]`,
    same: `[which is] (the same as <earlier> | as much as <earlier> | unchanged since <earlierCheck>)
      | [just] (as | like) <earlier>`,
    below: `[<which> | but still] ([<well>] <short> <target> | (less | fewer) than <youWant> | <shortfall>)
      | <against> <target>
      | (leaving | which leaves | and that leaves) ([you] {missing} short [of <target>] | a gap of {missing})`,
  },
  which: { always: "which is | and that is" },
  shortfall: {
    below: `[<only>] {missing} (short [of <target>] | <under> <target> | (less | fewer) than (<target> | <youWant>))
      | short by {missing}`,
  },
  fromTo: {
    always: `from {before} [<earlier>]
      [to [<only>] {there} [[,] <comparison>] | , leaving [you with] [<only>] {there}]`,
    below: "to [<only>] {there} [from {before} [<earlier>]] [[,] <comparison>]",
  },
  note: { always: "<remark> [<join> <clause>]" },
  remark: {
    always: "[<still> | <now>] [<only>] {there} <left> [<moment>] [[,] <comparison>]",
    some: "[running | getting] low [[,] with <rest>]",
    out: "([all] gone | (none | nothing) left [<home>] | out of stock) [[,] <comparison>]",
    fellPartly: "[<now>] down to [<only>] {there} [from {before} [<earlier>]] [[,] <comparison>]",
    below: `[<only>] {there} of <target> [<left>] | <shortfall>
      | [<now> | <still>] at [<only>] {there} [[,] <comparison>]
      | [<still>] [<only>] {there} <left> (, [and] | ; | and | –) {wanted} wanted`,
  },
  rest: {
    always: "[<still>] [<only>] {there} <left> [[,] <comparison>]",
    out: "(none | nothing) left [<home>]",
    below: `[<only>] {there} [<left>] and (a <goal> of {wanted} | {wanted} wanted)
      | [<only>] {there} <against> <target>`,
  },
  against: { always: "of | out of | against | versus | compared (with | to)" },
  headline: {
    always: "[it is] time to <restock>",
    ranOutAgain: "out of stock again",
    below: "below (<goal> | <target>)",
    some: "low stock | [<stock> is | supplies are | it is | you are] [running | getting] low",
    out: "[all] gone | out of stock",
  },

  outcome: {
    always: "[,] so (<advice> | <suggestion>) | (; | : | – | , and) (<advice> | <suggestion>)",
    below: "[,] so (you are [<now>] <shortfall> | {missing} <isMissing> [still] missing)",
    some: "[,] so (it is | you are) [running | getting] low",
  },
  listing: {
    always: "[,] so (<listed> | it is on <list>) | , which is why (<listed> | it is on <list>)",
  },
  listed: {
    always: `{to_buy} (<isToBuy> | <belongToBuy>) on <list> | {to_buy} <wasToBuy> (put on | added to) <list>`,
  },
  need: { always: "[still] need [to <buy>] {to_buy} [more] [<purpose>]" },
  advice: {
    always: `[please] <buy> {to_buy} [more] [<purpose> | to <restock>] | you <need>
      | (add | put) {to_buy} [more] <place> [<purpose>] | it is worth adding {to_buy} [more] <place>
      | you (will need | should <buy>) {to_buy} [more] [<purpose>] | consider <buying> {to_buy} [more] [<purpose>]
      | {to_buy} [more] (<isToBuy> [still] needed | (<belongToBuy> | should go) <place>) [<purpose>]
      | <buying> {to_buy} [more] [now] (makes sense | is worthwhile | is a good idea)
      | it is (worth | time for) <buying> {to_buy} [more] [<purpose>]
      | (it is [a good] time | it makes sense | it is a good idea | you may want) to <buy> {to_buy} [more] [<purpose>]`,
    below: `<buying> {to_buy} [more] (closes | fills | would close | would fill) the gap
      | {to_buy} [more] (will | would) (close | fill) the gap`,
    byUnit: `<buying> {to_buy} [more] <brings> [up] to <target> | {to_buy} [more] (will | would) <bring> [up] to <target>`,
    byUnitAsBefore: `<buying> {to_buy} [more] <brings> back [up] to <target>
      | {to_buy} [more] (will | would) <bring> back [up] to <target>`,
  },
  suggestion: {
    always: `[it is] [a good] time to <restock> [<purpose>] | <restock> [now | soon] [<purpose>]
      | (it | this item) (needs (restocking | topping up | a (top-up | refill)) | should be (restocked | topped up))
      | <topUp> ([now] (makes sense | would help | is a good idea | is in order) [now] | is due | is needed)
      | it is worth (restocking | topping up | stocking up | buying more) [<purpose>] | more is needed [<purpose>]
      | you [still] need more [<purpose>] | it belongs on <list> | you may want to <restock> [<purpose>]
      | (it makes sense | it is a good idea) to <restock> [<purpose>] | consider <topUp>`,
  },
  purpose: {
    always: "<aim>",
    some: "before it runs out | before you run out | so [that] (it does | you do) not run out",
    ranOutBefore: "so [that] (it does | you do) not run out again",
  },
  aim: {
    some: "to avoid running out",
    below: `to (reach | get to | have | meet) <target> | to bring it [up] to <target> | to (close | fill) the gap
      | to get [up] to what <youWant>`,
    ranOutBefore: "to avoid running out again",
    reachedBefore: "to (get | be) back [up] (to | at) <target> | to bring it back [up] to <target>",
  },
  buy: { always: "buy | get | pick up | add | purchase | grab" },
  buying: { always: "buying | getting | picking up | adding | grabbing" },
  bring: { always: "(bring | get) (it | you | <stock>)" },
  brings: { always: "(brings | gets | would bring | would get) (it | you | <stock>)" },
  restock: {
    always: `restock [it] | top up | top it up | stock up [on it] | refill [it] | replenish it | (pick | buy) some up
      | (buy | get | pick up | grab) (more | some more)`,
  },
  topUp: {
    always: `topping up | topping it up | restocking [it] | stocking up | buying more | a top-up | a refill | a restock
      | (a | the) (new | fresh) supply`,
  },
  place: { always: "(to | on) <list> | (to | in | into) <theBasket>" },
  theBasket: { always: "(the | your) [shopping] (basket | cart)" },
  list: { always: "(the | your | this) [shopping] list" },

  want: {
    below: `[still] [also] (want | would like | like | aim | prefer | wish | plan) to (keep | have | stock)
      | [still] [also] (want | would like | aim for)`,
  },
  target: {
    below: `{wanted} | the {wanted} [that] <youWant> | a <goal> of {wanted} | what <youWant>
      | (the | your) <goal> [of {wanted}] | the (level | amount) [that] <youWant>`,
  },
  youWant: {
    below: `you (want | would like | like | aim | prefer | wish | plan) to (keep | have) [<home>]
      | you (want | would like) [<home>] | you aim for`,
  },
  goal: { always: "target | goal | desired (stock | level | amount)" },
  short: { always: "<under> | short of | less than" },
  under: { always: "below | under" },
  well: { wellBelow: "well | far" },
  item: { always: "<thing> | <stock>" },
  thing: { always: "it | this [one] | (this | the) item" },
  stock: { always: "[the | your] [current] stock | (the | your) supply" },
  fell: { always: "fell | dropped | went down | is down | has (fallen | dropped | gone down)" },
  fellMany: {
    always: "fell | dropped | went down | are down | have (fallen | dropped | gone down)",
  },
  rose: { always: "rose | went up | is up | has (risen | gone up)" },
  roseMany: { always: "rose | went up | are up | have (risen | gone up)" },
  left: { always: "left [<home>] | remaining [<home>] | <home>" },
  home: { always: "at home | in stock | on hand | in the house" },
  now: { always: "now | currently" },
  moment: { always: "now | right now | at the moment" },
  only: { some: "only | just" },
  still: { same: "still" },
  stillThere: { same: "still", fellPartly: "still" },
  earlier: { always: "(at | in | during) <earlierCheck> | last time | before | previously" },
  earlierCheck: { always: "the (previous | earlier | prior) check | the check before [that]" },

  isThere: { "one:there": "is", "many:there": "are" },
  remainThere: { "one:there": "remains", "many:there": "remain" },
  isWanted: { "one:wanted": "is", "many:wanted": "are" },
  isMissing: { "one:missing": "is", "many:missing": "are" },
  isToBuy: { "one:to_buy": "is", "many:to_buy": "are" },
  wasToBuy: { "one:to_buy": "was", "many:to_buy": "were" },
  belongToBuy: { "one:to_buy": "belongs", "many:to_buy": "belong" },
  wasBefore: { "one:before": "was", "many:before": "were" },
} as const satisfies Rules<LineState>;
