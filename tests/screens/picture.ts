/** The folder of the screenshots and of the page that shows them. */
export const PICTURES_FOLDER = "dist/screens";

/** The type of the Playwright annotations that describe a screenshot as JSON. */
export const PICTURE = "picture";

/** A screenshot, with the violations that were found on its page. */
export interface Picture {
  screen: string;
  state: string;
  size: string;
  theme: string;
  /** The part of the page: its top, or the end of a page that is higher than the screen. */
  part: "top" | "end";
  /** The path of the file below `PICTURES_FOLDER`. */
  file: string;
  violations: string[];
}
