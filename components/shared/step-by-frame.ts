/** A small piece of drawing. It tells whether there is more of it. */
type Step = () => boolean;

/** The longest time between two frames, in milliseconds, that nobody sees as a stutter. */
const IN_TIME = 20;

const waiting = new Set<Step>();
let frame: number | undefined;
let previous = 0;
let pace = 1;

/**
 * Draws step by step, so that the screen goes on scrolling in between: one step in the first frame, in each
 * further one twice as many, and one again when a frame came late. Who came first is drawn first.
 * @returns what drops the steps that are left
 */
export function stepByFrame(step: Step): () => void {
  waiting.add(step);
  frame ??= requestAnimationFrame(draw);
  return () => waiting.delete(step);
}

function draw(now: number) {
  pace = now - previous < IN_TIME ? pace * 2 : 1;
  previous = now;
  for (let left = pace; left > 0 && waiting.size > 0; left -= 1) {
    const [step] = waiting;
    if (step && !step()) waiting.delete(step);
  }
  frame = waiting.size > 0 ? requestAnimationFrame(draw) : undefined;
}
