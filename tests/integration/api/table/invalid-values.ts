// Raw JSON values, so that -0, 1e999 and lone surrogates reach the server unchanged.
const nonTexts = ["1", "true", "{}", "[]", '["a"]', '{"toString":"a"}'];
const unusableTexts = [
  '"a\\u0000b"',
  '"a\\u0007b"',
  '"a\\nb"',
  '"a\\tb"',
  '"a\\u007fb"',
  '"a\\u0085b"',
  '"\\ud800"',
  '"a\\udfffb"',
  JSON.stringify("x".repeat(101)),
  '"a\\u202eb"',
  '"a\\u2066b"',
  '"a\\u200fb"',
  '"a\\u200bb"',
  '"a\\u2060b"',
  '"a\\ufeffb"',
];
const nonNumbers = [
  '"1"',
  '"0.333"',
  '"NaN"',
  '""',
  "null",
  "true",
  "false",
  "{}",
  "[]",
  "[1]",
  "1e999",
  "-1e999",
];
const invalidIds = [...nonNumbers, "0", "-0", "-1", "1.5", "1e-7"];

const invalidOrders = ["1.5", "-1", "2147483648", ...nonNumbers];

/** Invalid values of each kind of field, as raw JSON. */
export const invalidValues = {
  text: [...nonTexts, ...unusableTexts, "null", '""', '"   "', '"\\u00a0"'],
  optionalText: [...nonTexts, ...unusableTexts],
  unit: ["1", "null", "true", '""', '"boxes"', '"BOX"', '" box"', '["box"]', '"__proto__"'],
  photo: [
    "1",
    "true",
    "{}",
    '"https://example.org/x.png"',
    '"../../etc/passwd"',
    '"data:text/html,x"',
  ],
  id: invalidIds,
  idOrNull: invalidIds.filter((json) => json !== "null"),
  ids: ["null", "1", '"1"', "{}", "[]", ...invalidIds.map((value) => `[${value}]`)],
  itemChanges: [
    "null",
    "1",
    "{}",
    "[]",
    "[1]",
    '[{"unit":"box"}]',
    ...invalidIds.map((value) => `[{"id":${value}}]`),
    ...invalidIds.map((value) => `[{"id":1,"locationId":${value}}]`),
    ...["0", "-1", "10000", '"2"', "null"].map((value) => `[{"id":1,"desiredStock":${value}}]`),
    ...["1", "null", '"boxes"'].map((value) => `[{"id":1,"unit":${value}}]`),
  ],
  whole: [...nonNumbers, "1.5", "0.333", "-1", "10000", "2147483648", "1e21"],
  quantity: [...nonNumbers, "0", "-0", "-1", "1.5", "10000", "2147483648", "1e21"],
  packSize: [...nonNumbers, "0", "-1", "1.5", "1000", "1e21"],
  desired: [...nonNumbers, "0", "-0", "-1", "0.001", "0.009", "9999.01", "10000", "1e21"],
  partial: [...nonNumbers, "0.16", "0.2", "0.22", "0.78", "0.9", "1", "-0.2", "-1", "333"],
  putAwayAdditions: [
    "null",
    "1",
    "{}",
    "[1]",
    '[{"additionId":1}]',
    '[{"quantity":1}]',
    ...invalidIds.map((value) => `[{"additionId":${value},"quantity":1}]`),
    ...["0", "-1", "10000", "1.5", ...nonNumbers].map(
      (value) => `[{"additionId":1,"quantity":${value}}]`,
    ),
  ],
  putAwayLines: [
    "null",
    "1",
    "{}",
    "[]",
    "[1]",
    '[{"lineId":1}]',
    '[{"quantity":1}]',
    ...invalidIds.map((value) => `[{"lineId":${value},"quantity":1}]`),
    ...["0", "-1", "10000", "1.5", ...nonNumbers].map(
      (value) => `[{"lineId":1,"quantity":${value}}]`,
    ),
  ],
  boolean: ['"true"', '"false"', '""', "1", "0", "null", "{}", "[]"],
  order: invalidOrders,
  places: [
    "null",
    "1",
    '"1"',
    "{}",
    "[1]",
    "[null]",
    "[[]]",
    '[{"id":1}]',
    '[{"order":1}]',
    ...invalidIds.map((value) => `[{"id":${value},"order":0}]`),
    ...invalidOrders.map((value) => `[{"id":1,"order":${value}}]`),
  ],
  moment: [
    "1",
    "null",
    "true",
    '""',
    '"yesterday"',
    '"2026-13-01T00:00:00Z"',
    '"2026-02-30"',
    "[]",
  ],
} as const;

/** A kind of field, by the values that are invalid for it. */
export type FieldKind = keyof typeof invalidValues;
