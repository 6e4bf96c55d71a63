"use client";

import { createContext, useContext } from "react";

/** The id of the check of the open screen if it has ended, else null. */
export const CheckEndContext = createContext<number | null>(null);

/** Returns whether the check of the open screen has ended, so that nothing can be counted any more. */
export function useHasEnded(): boolean {
  return useContext(CheckEndContext) !== null;
}
