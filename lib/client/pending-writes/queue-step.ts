import type { QueueEffect, QueueState } from "./queue-state";

/** The result of one event of the write queue: the next state, and the effects that the queue's driver runs. */
export interface Step {
  state: QueueState;
  effects: readonly QueueEffect[];
}

/** Creates a step. */
export function step(state: QueueState, ...effects: readonly QueueEffect[]): Step {
  return { state, effects };
}

/**
 * Returns a step that combines a first step and the next one: the state of the next step and the effects of
 * both.
 */
export function followedBy(first: Step, next: (state: QueueState) => Step): Step {
  const { state, effects } = next(first.state);
  return { state, effects: [...first.effects, ...effects] };
}

/** Sets whether the screens show pending writes as delayed, and notifies the other tabs of a change. */
export function setDelayed(state: QueueState, isDelayed: boolean): Step {
  if (state.view.isDelayed === isDelayed) return step(state);
  return step({ ...state, view: { ...state.view, isDelayed } }, { kind: "postChange", isDelayed });
}
