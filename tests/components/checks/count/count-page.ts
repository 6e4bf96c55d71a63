import { screen } from "@testing-library/react";
import { counted } from "../household";

/** Finds the elements on the screen of one item and the counts that were sent from it. */
export const title = (name: string) => screen.findByRole("heading", { level: 1, name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const isChosen = (name: string) => button(name).getAttribute("aria-pressed") === "true";
export const path = () => window.location.pathname;
export const saved = {
  "POST /api/inventory-items": { body: counted(11, 2, 0.333) },
};
export const posted = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body);
