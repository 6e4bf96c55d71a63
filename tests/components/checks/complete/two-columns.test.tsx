import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TwoColumns } from "@/components/checks/complete/two-columns";

test.each([
  [
    [1, 2, 4, 4],
    ["1 2 4", "4"],
  ],
  [
    [1, 4, 3, 3],
    ["1 4", "3 3"],
  ],
  [
    [9, 1, 1],
    ["9", "1 1"],
  ],
  [[5], ["5", ""]],
])("entries with the heights %j are divided into columns in their order", (heights, columns) => {
  const { container } = render(
    <TwoColumns
      entries={heights}
      heightOf={(height) => height}
      render={(height) => `${height} `}
      gap="gap-5"
    />,
  );
  const shown = [...(container.firstElementChild?.children ?? [])];
  expect(shown.map(({ textContent }) => textContent.trim())).toEqual(columns);
});
