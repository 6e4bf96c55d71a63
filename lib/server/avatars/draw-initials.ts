import { initialsOf } from "../../core/initials";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Returns a person's initials as an SVG image, in the light theme's accent colours. */
export function drawInitials(username: string): string {
  const text = initialsOf(username).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
    '<rect width="64" height="64" fill="#dcebd6"/>' +
    '<text x="32" y="33" text-anchor="middle" dominant-baseline="central" fill="#1c4a2b" ' +
    `font-family="sans-serif" font-size="24" font-weight="600">${text}</text></svg>`
  );
}
