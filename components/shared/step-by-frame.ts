/** One step of a rendering that is spread over several frames. Returns whether more steps follow. */
type Step = () => boolean;

/** The longest interval between two frames that counts as smooth, in milliseconds. */
const IN_TIME = 20;

/** The largest number of steps in one frame. More would delay the answer to a tap, even while all frames are on time. */
const MOST = 4;

const waiting = new Set<Step>();
let frame: number | undefined;
let previous = 0;
let pace = 1;

/**
 * Runs rendering steps in animation frames, so that scrolling stays smooth. The number of steps
 * doubles with each frame up to a limit and is reset to 1 after a late frame. Steps run in the order of
 * registration.
 * @returns a function that cancels the remaining steps
 */
export function stepByFrame(step: Step): () => void {
  waiting.add(step);
  frame ??= requestAnimationFrame(draw);
  return () => waiting.delete(step);
}

function draw(now: number) {
  pace = now - previous < IN_TIME ? Math.min(pace * 2, MOST) : 1;
  previous = now;
  for (let left = pace; left > 0 && waiting.size > 0; left -= 1) {
    const [step] = waiting;
    if (step && !step()) waiting.delete(step);
  }
  frame = waiting.size > 0 ? requestAnimationFrame(draw) : undefined;
}
