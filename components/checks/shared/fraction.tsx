/** The digits above and below the line of each fraction. */
const PARTS: Readonly<Record<string, string>> = { "⅓": "1⁄3", "½": "1⁄2", "⅔": "2⁄3" };

/**
 * Shows a fraction such as ⅓. Figtree has a sign for a half but none for thirds, so it draws all of them from digits.
 * Beside each other, the signs of two typefaces would differ in size and weight.
 */
export function Fraction({ sign }: { sign: string }) {
  return (
    <>
      <span aria-hidden className="diagonal-fractions">
        {PARTS[sign] ?? sign}
      </span>
      <span className="sr-only">{sign}</span>
    </>
  );
}
