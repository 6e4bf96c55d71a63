/** The folder of the pictures and their page. */
export const PICTURES_FOLDER = "dist/screens";

/** The type of the Playwright annotations that describe a picture as JSON. */
export const PICTURE = "picture";

/** A picture that was taken. */
export interface Picture {
  screen: string;
  state: string;
  size: string;
  theme: string;
  /** The beginning of a page, or its end for a page that is higher than the screen. */
  part: "top" | "end";
  /** The path below the folder of the pictures. */
  file: string;
  violations: string[];
}
