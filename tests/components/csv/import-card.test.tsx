import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CsvImportCard } from "@/components/csv/import-card";
import { MAX_FILE_BYTES } from "@/lib/features/csv/model/schema";
import { itemAnswer, locationAnswer } from "../../support/answers";
import { GROCY_STOCK_CSV, HOMEBOX_CSV } from "../../support/csv-files";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const CALL = "POST /api/import/csv";
const FILE = "Item,Location,Unit\nRice,Kitchen,bag\nFlour,Kitchen,kg\nWine,Cellar,bottle\n";
const there = {
  "GET /api/locations": { body: [locationAnswer(1, "Kitchen")] },
  "GET /api/items": { body: [itemAnswer(1, { name: "Rice" })] },
};

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
const focusedHeading = (name: string) =>
  waitFor(async () => expect(await heading(name)).toBe(document.activeElement));
const reasons = () =>
  within(screen.getByRole("region", { name: "Refused rows" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** Opens the import dialog and chooses a file with the given content. */
async function choose(content: string | File, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...there, ...answers });
  const keys: unknown[] = [];
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (init.method === "POST")
      keys.push((init.headers as Record<string, string>)["Idempotency-Key"]);
    return answering(path, init);
  });
  const view = renderScreen(<CsvImportCard />);
  await view.user.click(await button("Import Items"));
  await button("Choose a file");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no place for a file");
  const file = typeof content === "string" ? new File([content], "pantry.csv") : content;
  await view.user.upload(input, file);
  return { ...view, calls, keys, input };
}

const sentRows = (calls: ReturnType<typeof fakeApi>) =>
  calls
    .filter(({ method }) => method === "POST")
    .map(({ body }) => (body as { rows: { row: number }[] }).rows.map(({ row }) => row));

describe("the import of a CSV file", () => {
  test("an import previews the new items and locations, sends the rows without errors and reports all refused rows", async () => {
    const answer = deferred<{ body: object }>();
    const { user, calls } = await choose(FILE, { [CALL]: () => answer.promise });
    await focusedHeading("Match the columns");
    await user.click(await button("Continue"));
    await focusedHeading("1 item and 1 location to add");
    expect(screen.getByText("New locations: Cellar")).toBeTruthy();
    expect(reasons()).toEqual([
      "Row 2: “Rice” is already in Kitchen",
      "Row 3: “kg” is none of the units there are",
    ]);
    await user.click(await button("Import"));
    expect((await button("Importing...")).getAttribute("aria-disabled")).toBe("true");
    expect((await button("Back")).disabled).toBe(true);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    answer.resolve({
      body: { locations: 0, items: 0, refused: [{ row: 4, reason: "Somebody was faster" }] },
    });
    await focusedHeading("Added nothing from pantry.csv");
    expect(sentRows(calls)).toEqual([[2, 4]]);
    expect(reasons()).toEqual([
      "Row 3: “kg” is none of the units there are",
      "Row 4: Somebody was faster",
    ]);
    expect(calls.filter(({ path }) => path === "/api/items").length).toBeGreaterThan(1);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("an import of a file with unknown column names continues after the person has matched the columns", async () => {
    const rows = ["What;Where;Measure;Wanted;Stock", "Rice;Attic;bag;1;1", "Candles;;pack;2;1"];
    const { user } = await choose(rows.join("\r\n"));
    await heading("Match the columns");
    const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
    expect((await button("Continue")).disabled).toBe(true);
    expect(field("Current stock").value).toBe("4");
    await user.selectOptions(field("Item"), "What");
    expect(screen.getByText("Such as “Rice”")).toBeTruthy();
    await user.selectOptions(field("Location"), "Where");
    await user.selectOptions(field("Unit"), "Measure");
    await user.selectOptions(field("Desired quantity"), "Wanted");
    await user.type(field("Location of rows without one"), "Hall");
    await user.click(await button("Continue"));
    await heading("2 items and 2 locations to add");
    expect(screen.getByText("New locations: Attic, Hall")).toBeTruthy();
    const items = within(screen.getByRole("list", { name: "Items to add" }));
    expect(items.getAllByRole("listitem")[1]?.textContent).toContain("1 of 2 packs");
  });

  test.each([
    ["Homebox", HOMEBOX_CSV],
    ["Grocy", GROCY_STOCK_CSV],
  ])("a file of %s is recognised and needs no matching of columns", async (program, text) => {
    const { user } = await choose(text);
    const source = `pantry.csv, recognised as a file of ${program}`;
    expect(await screen.findByText(source)).toBeTruthy();
    await user.click(await button("Continue"));
    await heading("2 items and 2 locations to add");
  });

  test("an import without a unit column asks for the unit, and the answer can be changed after the preview", async () => {
    const { user } = await choose("Item,Location\nRice,Cellar");
    const unit = await screen.findByLabelText<HTMLSelectElement>(
      "Unit of rows without one of ours",
    );
    expect(unit.value).toBe("piece");
    await user.selectOptions(unit, "Refuse such rows");
    await user.click(await button("Continue"));
    await heading("Nothing to import");
    expect((await button("Import")).disabled).toBe(true);
    expect(reasons()).toEqual(["Row 2: Unit is required"]);
    await user.click(await button("Back"));
    await user.selectOptions(await screen.findByLabelText(/^Unit of rows/), "Jar");
    await user.click(await button("Continue"));
    await heading("1 item and 1 location to add");
    expect(screen.getByText("Target: 1 jar")).toBeTruthy();
  });

  test("repeating a failed import sends the same idempotency key, and an import after a new preview sends another key", async () => {
    const { user, keys } = await choose(FILE, {
      [CALL]: { status: 503, body: { message: "Not now", code: "unavailable" } },
    });
    await user.click(await button("Continue"));
    await user.click(await button("Import"));
    expect(await screen.findByText("Import failed")).toBeTruthy();
    expect(screen.getByText("Not now")).toBeTruthy();
    await user.click(await button("Import"));
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.click(await button("Back"));
    await user.click(await button("Continue"));
    await user.click(await button("Import"));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("an import continues with a notice when the existing items cannot be loaded", async () => {
    const down = { status: 400, body: { message: "No", code: "invalid_input" } };
    const { user } = await choose(FILE, { "GET /api/items": down });
    await user.click(await button("Continue"));
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    await heading("2 items and 1 location to add");
  });
});

describe("an import that exceeds a cap of the household", () => {
  const household = (maxLocations: number, maxItems: number) => ({
    "GET /api/household": {
      body: { id: 1, name: "Nest", createdAt: "", aiEnabled: true, maxLocations, maxItems },
    },
  });

  test.each([
    [1, 100, "A household can have up to 1 locations. Yours has 1, so 1 more does not fit."],
    [100, 1, "A household can have up to 1 items. Yours has 1, so 1 more does not fit."],
  ])(
    "the preview shows that an import exceeds the caps of %i locations and %i items",
    async (locations, items, text) => {
      const { user } = await choose(FILE, household(locations, items));
      await user.click(await button("Continue"));
      expect(await screen.findByText(`${text} Delete some first.`)).toBeTruthy();
      expect((await button("Import")).disabled).toBe(true);
    },
  );

  test("an import that exactly reaches the caps of the household can be confirmed in the preview", async () => {
    const { user } = await choose(FILE, household(2, 2));
    await user.click(await button("Continue"));
    await heading("1 item and 1 location to add");
    expect((await button("Import")).disabled).toBe(false);
    expect(screen.queryByText(/can have up to/)).toBeNull();
  });
});

describe("files that cannot be imported", () => {
  test("a file over 5 MB is refused by the import before it is read", async () => {
    const file = new File([new Uint8Array(MAX_FILE_BYTES + 1)], "huge.csv");
    await choose(file);
    const text = "The file is larger than 5 MB. Split it, or leave columns out.";
    expect(await screen.findByText(text)).toBeTruthy();
    expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe(text);
  });

  test("after an empty CSV file was refused, a valid file can be chosen and the import continues", async () => {
    const { user, input } = await choose("");
    expect(await screen.findByText("The file is empty.")).toBeTruthy();
    await user.upload(input, new File([FILE], "b.csv"));
    await heading("Match the columns");
  });

  test("a file that cannot be read shows an error in the import dialog", async () => {
    const file = new File([FILE], "gone.csv");
    vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("gone", "NotFoundError"));
    await choose(file);
    expect(await screen.findByText("The file could not be read. Choose it again.")).toBeTruthy();
  });
});

describe("the report of an import", () => {
  async function report() {
    const { user } = await choose(FILE, {
      [CALL]: { body: { locations: 1, items: 1, refused: [] } },
    });
    await user.click(await button("Continue"));
    await user.click(await button("Import"));
    await heading("Added 1 item and 1 location from pantry.csv");
    return user;
  }
  const text =
    "Added 1 item and 1 location from pantry.csv\nRow 3: “kg” is none of the units there are";

  test("the report of an import can be copied to the clipboard", async () => {
    const user = await report();
    await user.click(await button("Copy report"));
    expect(await screen.findByText("Report copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  test("when writing to the clipboard fails, the import report is selected and copied by execCommand, or an error is shown", async () => {
    const user = await report();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new TypeError("no HTTPS"));
    const execCommand = vi.fn(() => true);
    Object.assign(document, { execCommand });
    await user.click(await button("Copy report"));
    expect(await screen.findByText("Report copied")).toBeTruthy();
    expect(execCommand).toHaveBeenCalledWith("copy");
    expect(getSelection()?.toString()).toContain("Row 3: “kg”");
    execCommand.mockReturnValue(false);
    await user.click(await button("Copy report"));
    expect(await screen.findByText("The report could not be copied")).toBeTruthy();
  });
});
