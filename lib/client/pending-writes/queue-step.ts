import type { QueueEffect, QueueState } from "./queue-state";

/** What an event leads to: the next state, and the effects that the driver runs. */
export interface Step {
  state: QueueState;
  effects: readonly QueueEffect[];
}

/** Creates a step. */
export function step(state: QueueState, ...effects: readonly QueueEffect[]): Step {
  return { state, effects };
}

/** Returns a step followed by another one. */
export function followedBy(first: Step, next: (state: QueueState) => Step): Step {
  const { state, effects } = next(first.state);
  return { state, effects: [...first.effects, ...effects] };
}

/** Changes whether pending writes are delayed, and tells the other tabs if that is new. */
export function setDelayed(state: QueueState, isDelayed: boolean): Step {
  if (state.view.isDelayed === isDelayed) return step(state);
  return step({ ...state, view: { ...state.view, isDelayed } }, { kind: "postChange", isDelayed });
}
