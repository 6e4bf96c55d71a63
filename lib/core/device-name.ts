/** The longest part of a `User-Agent` header that is read, in characters. */
const MAX_LENGTH = 500;

/**
 * Browsers by their tokens. The first matching row is used: the header of Edge, for example, also contains
 * the tokens of Chrome and Safari.
 */
const browsers: readonly [name: string, token: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPiOS|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
];

/**
 * Systems by their tokens. The first matching row is used: the header of an Android device also contains
 * "Linux", and that of an iPad can contain "Macintosh".
 */
const systems: readonly [name: string, token: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Returns browser and system of a `User-Agent` header, such as "Chrome on Android", or one of them; null where both
 * are unknown. The result consists of the names in this file only, never of the header's own text.
 */
export function readDeviceName(userAgent: string | null): string | null {
  const header = (userAgent ?? "").slice(0, MAX_LENGTH);
  const known = [browsers, systems].map((names) => names.find(([, token]) => token.test(header)));
  const names = known.flatMap((found) => (found ? [found[0]] : []));
  return names.length === 0 ? null : names.join(" on ");
}
