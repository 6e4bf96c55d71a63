import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CsvExportCard } from "@/components/csv/export-card";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";
import { recordSavedFiles } from "../../support/saved-files";

const CALL = "GET /api/export/csv";
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

test("the export card saves the items as a CSV file with the date in its name", async () => {
  const saved = recordSavedFiles();
  const answer = deferred<{ body: string }>();
  fakeApi({ [CALL]: () => answer.promise });
  const { user } = renderScreen(<CsvExportCard />);
  await user.click(await button("Export Items"));
  expect((await button("Exporting...")).getAttribute("aria-disabled")).toBe("true");
  answer.resolve({ body: "Location,Item" });
  expect(await screen.findByText("Items exported successfully")).toBeTruthy();
  const [file] = saved;
  expect(file?.name).toMatch(/^larder-items-\d{4}-\d\d-\d\d\.csv$/);
  expect(file?.type).toBe("text/csv");
});

test.each([
  ["is refused", { [CALL]: { status: 503, body: { message: "Not now", code: "unavailable" } } }],
  ["finds no network", {}],
])("the export card saves nothing and shows an error when the export %s", async (_, answers) => {
  const saved = recordSavedFiles();
  fakeApi(answers);
  const { user } = renderScreen(<CsvExportCard />);
  await user.click(await button("Export Items"));
  expect(await screen.findByText("Export failed")).toBeTruthy();
  expect(
    screen.getByText("There was an error exporting your items. Please try again."),
  ).toBeTruthy();
  expect(saved).toEqual([]);
});
