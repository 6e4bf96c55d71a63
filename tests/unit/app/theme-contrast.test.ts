import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Colour = readonly [lightness: number, chroma: number, hue: number];

const css = readFileSync("app/globals.css", "utf8");

function coloursOf(selector: string): Record<string, Colour> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(
      ([, name = "", l, c, h]): [string, Colour] => [name, [Number(l), Number(c), Number(h)]],
    ),
  );
}

/** Returns the relative luminance (WCAG) of an OKLCH colour, computed in linear sRGB. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["background", "sunken", "card", "popover", "muted"];
const texts = ["foreground", "muted-foreground", "primary", "destructive", "low"];

/** Text colour, background colour and the minimum contrast between them. */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ...texts.map((text): [string, string, number] => [text, ground, 4.5]),
    ["input", ground, 3],
    ["ring", ground, 3],
  ]),
  ["primary-foreground", "primary", 4.5],
  ["primary-foreground", "primary-hover", 4.5],
  ["destructive-foreground", "destructive", 4.5],
  ["destructive-foreground", "destructive-hover", 4.5],
  ["accent-foreground", "accent", 4.5],
  ["foreground", "secondary", 4.5],
  ["foreground", "secondary-hover", 4.5],
  ["low", "low-soft", 4.5],
  ["destructive", "destructive-soft", 4.5],
];

const light = coloursOf(":root");
const themes = { light, dark: { ...light, ...coloursOf(".dark") } };

describe.each(Object.entries(themes))("colours of the %s theme", (_name, colours) => {
  test.each(pairs)("the colour %s on %s has a contrast of at least %d:1", (text, ground, least) => {
    const [front, back] = [colours[text], colours[ground]];
    expect(front && back && contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
