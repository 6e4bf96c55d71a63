/** A small piece of drawing. It tells whether there is more of it. */
type Step = () => boolean;

/** The longest time between two frames, in milliseconds, that nobody sees as a stutter. */
const IN_TIME = 20;

let waiting: Step[] = [];
let frame: number | undefined;
let previous = 0;
let pace = 1;

/**
 * Draws step by step, so that the screen goes on scrolling in between: one step in the first frame, in each
 * further one a step more, and one again when a frame came late. Who came last is drawn first: where one
 * scrolls faster than this draws, who came first is about to leave.
 * @returns what drops the steps that are left
 */
export function stepByFrame(step: Step): () => void {
  waiting.push(step);
  frame ??= requestAnimationFrame(draw);
  return () => drop(step);
}

function draw(now: number) {
  pace = now - previous < IN_TIME ? pace + 1 : 1;
  previous = now;
  for (let left = pace; left > 0; left -= 1) {
    const step = waiting.at(-1);
    if (step && !step()) drop(step);
  }
  frame = waiting.length > 0 ? requestAnimationFrame(draw) : undefined;
}

function drop(step: Step) {
  waiting = waiting.filter((other) => other !== step);
}
