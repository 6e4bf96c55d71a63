import { expect, it } from "vitest";
import { readHistory } from "@/scripts/backtest/read-csv";

const HEAD = "household,item,desired,at,kind,amount";

it("readHistory returns the trips of each household and the histories of its items", () => {
  const read = readHistory(
    [
      HEAD,
      "a,Milk,4,2026-01-12T18:00:00Z,count,1.5",
      "a,Milk,4,2026-01-05T19:00:00+01:00,count,3",
      "a,Milk,4,2026-01-08T10:00:00Z,bought,2",
      "",
      "a,Rice,1,2026-01-08T10:05:00Z,bought,1",
      '"b, c",Milk,2,2026-01-20,count,1',
    ].join("\r\n"),
  );
  expect(read).toMatchObject({
    households: [
      {
        items: [
          {
            history: {
              desired: 4,
              counts: [
                { at: Date.parse("2026-01-05T18:00:00Z"), amount: 3 },
                { at: Date.parse("2026-01-12T18:00:00Z"), amount: 1.5 },
              ],
              purchases: [{ at: Date.parse("2026-01-08T10:00:00Z"), amount: 2 }],
            },
          },
          { history: { desired: 1, counts: [] } },
        ],
        trips: [Date.parse("2026-01-08T10:05:00Z")],
      },
      { items: [{ history: { counts: [{ at: Date.parse("2026-01-20"), amount: 1 }] } }] },
    ],
  });
});

it("each wrong line is named with its values", () => {
  const read = readHistory(
    [
      HEAD,
      "a,Milk,4,2026-01-05,count,1",
      "a,Milk,0,2026-01-05,count,1",
      "a,,4,05.01.2026,sold,-1",
      "a,Milk,4,2026-01-05T19:00:00,count,many",
      "a,Milk",
    ].join("\n"),
  );
  const problems = "problems" in read ? read.problems : [];
  expect(problems).toEqual([
    'Line 3: desired "0" must be above 0.',
    expect.stringMatching(
      /^Line 4: item "" is missing; at "05.01.2026" must .*; kind "sold" must be count or bought; amount "-1" must /,
    ),
    expect.stringMatching(
      /^Line 5: at "2026-01-05T19:00:00" must be .*; amount "many" must be a number/,
    ),
    expect.stringMatching(/^Line 6: desired "" must be a number/),
  ]);
});

it.each([
  ["a missing column", "household,item,desired,at,kind", "Line 1 has no column amount."],
  ["an empty file", "", "Line 1 has no column household, item, desired, at, kind, amount."],
  ["a file with a first line only", HEAD, "The file has no lines."],
  [
    "an open quotation mark",
    `${HEAD}\n"a,Milk`,
    "A quotation mark in the file has no counterpart.",
  ],
])("readHistory refuses %s", (_, text, problem) => {
  expect(readHistory(text)).toEqual({ problems: [problem] });
});
