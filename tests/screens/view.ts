/** The window size, the theme and the text size in which a state is shown. */
export interface View {
  size: Size;
  theme: Theme;
  /** The text size in per cent of the normal size. */
  text: number;
}

interface Size {
  width: number;
  height: number;
}

export const themes = ["light", "dark"] as const;

type Theme = (typeof themes)[number];

/** The sizes of a small phone, a common phone, a tablet, a laptop and a large screen. */
export const sizes: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
];

/** Returns the name of a view in file names: "360x640-light", or "360x640-light-text130" with large text. */
export function viewName({ size, theme, text }: View): string {
  return `${sizeName(size)}-${theme}${text === 100 ? "" : `-text${text}`}`;
}

/**
 * Returns the size that a name such as "320x640" stands for.
 * @throws {Error} for any other text
 */
export function sizeOf(name: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  if (!width || !height) throw new Error(`"${name}" is no size such as 320x640.`);
  return { width: Number(width), height: Number(height) };
}

export function sizeName({ width, height }: Size): string {
  return `${width}x${height}`;
}
