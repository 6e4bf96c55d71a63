import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Loads a new copy of the module, because the module remembers that the pictogram tables are loaded. */
async function loadTile() {
  vi.resetModules();
  return (await import("@/components/pictograms/named-tile")).NamedTile;
}

beforeEach(() => {
  vi.doUnmock("@/lib/features/pictograms/model/match-name");
});

afterEach(() => void vi.restoreAllMocks());

const picture = (container: HTMLElement) => container.querySelector("img");

test("a tile without a photo shows the text “No photo” and, hidden from screen readers, the pictogram of the name", async () => {
  const NamedTile = await loadTile();
  const { container } = render(<NamedTile of={{ name: "Vollkornspaghetti", photo: null }} />);
  await waitFor(() => expect(picture(container)).not.toBeNull());
  expect(picture(container)?.getAttribute("src")).toMatch(/^\/pictograms\/[\d.]+\/spaghetti\.svg$/);
  expect(picture(container)?.getAttribute("alt")).toBe("");
  expect(screen.getByText("No photo")).toBeTruthy();
  expect(screen.queryByText("V")).toBeNull();
});

test("a tile shows the pictogram of the supermarket name if the name has none", async () => {
  const NamedTile = await loadTile();
  const { container } = render(
    <NamedTile
      of={{ name: "Grandma's favourite", photo: null, supermarketItemName: "Earl Grey tea" }}
    />,
  );
  await waitFor(() => expect(picture(container)?.getAttribute("src")).toMatch(/teacup/));
});

test("a tile of a name without a pictogram shows a monogram of its words once the pictogram tables are loaded, and nothing before", async () => {
  const NamedTile = await loadTile();
  render(<NamedTile of={{ name: "Grandma's 12 favourites", photo: null }} />);
  expect(screen.queryByText("GF")).toBeNull();
  expect(await screen.findByText("GF")).toBeTruthy();
});

test("the monogram of a name without words has its first two characters", async () => {
  const NamedTile = await loadTile();
  render(<NamedTile of={{ name: "4711", photo: null }} />);
  expect(await screen.findByText("47")).toBeTruthy();
});

test("a tile shows a monogram when the pictogram tables cannot be loaded", async () => {
  vi.doMock("@/lib/features/pictograms/model/match-name", () => {
    throw new Error("no network");
  });
  const NamedTile = await loadTile();
  render(<NamedTile of={{ name: "Milk", photo: null }} />);
  expect(await screen.findByText("M")).toBeTruthy();
});

test("after the pictogram tables could not be loaded, the next tile loads them for all tiles", async () => {
  vi.doMock("@/lib/features/pictograms/model/match-name", () => {
    throw new Error("no network");
  });
  const NamedTile = await loadTile();
  const { container } = render(<NamedTile of={{ name: "Milk", photo: null }} />);
  expect(await screen.findByText("M")).toBeTruthy();
  vi.doUnmock("@/lib/features/pictograms/model/match-name");
  render(<NamedTile of={{ name: "Tea", photo: null }} />);
  await waitFor(() => expect(picture(container)?.getAttribute("src")).toMatch(/milk/));
});

test("a tile with a photo does not load the pictogram tables", async () => {
  const load = vi.fn(() => ({
    findPictogram: () => null,
    prepareWords: () => Promise.resolve(),
  }));
  vi.doMock("@/lib/features/pictograms/model/match-name", load);
  const NamedTile = await loadTile();
  render(<NamedTile of={{ name: "Milk", photo: "item-photos/milk.webp" }} />);
  expect(screen.getByRole("img", { name: "Milk" })).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(load).not.toHaveBeenCalled();
  render(<NamedTile of={{ name: "Tea", photo: null }} />);
  expect(await screen.findByText("T")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a tile whose pictogram the server found shows it at once without loading the pictogram tables", async () => {
  const load = vi.fn(() => ({ findPictogram: () => null, prepareWords: () => Promise.resolve() }));
  vi.doMock("@/lib/features/pictograms/model/match-name", load);
  const NamedTile = await loadTile();
  const { KnownPictures } = await import("@/lib/features/pictograms/client/known-pictures");
  const { container } = render(
    <KnownPictures
      value={
        new Map([
          ["Milk", "milk"],
          ["Earl\nTea", null],
        ])
      }
    >
      <NamedTile of={{ name: "Milk", photo: null }} />
      <NamedTile of={{ name: "Earl", photo: null, supermarketItemName: "Tea" }} />
    </KnownPictures>,
  );
  expect(picture(container)?.getAttribute("src")).toMatch(/\/milk\.svg$/);
  expect(screen.getByText("E")).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(load).not.toHaveBeenCalled();
});

test("a tile shows a monogram when the pictogram cannot be loaded", async () => {
  const NamedTile = await loadTile();
  const { container } = render(<NamedTile of={{ name: "Milk", photo: null }} />);
  await waitFor(() => expect(picture(container)).not.toBeNull());
  const image = picture(container);
  if (image) fireEvent.error(image);
  expect(screen.getByText("M")).toBeTruthy();
  expect(picture(container)).toBeNull();
});

const milk = { name: "Milk", photo: null, supermarketItemName: "Oat milk" };

test("a tile shows the chosen pictogram, and loads no tables of words for it", async () => {
  const load = vi.fn(() => ({ findPictogram: () => null, prepareWords: () => Promise.resolve() }));
  vi.doMock("@/lib/features/pictograms/model/match-name", load);
  const NamedTile = await loadTile();
  const { container } = render(<NamedTile of={{ ...milk, pictogram: "cheese-wedge" }} />);
  expect(picture(container)?.getAttribute("src")).toMatch(/\/cheese-wedge\.svg$/);
  await vi.dynamicImportSettled();
  expect(load).not.toHaveBeenCalled();
});

test("a tile with a photo and a chosen pictogram shows the photo", async () => {
  const NamedTile = await loadTile();
  const { container } = render(
    <NamedTile of={{ ...milk, photo: "milk.webp", pictogram: "cheese-wedge" }} />,
  );
  expect(picture(container)?.getAttribute("src")).toContain("milk.webp");
});

test("a tile whose chosen pictogram cannot be loaded shows the pictogram of the name, and the next choice", async () => {
  const NamedTile = await loadTile();
  const { container, rerender } = render(<NamedTile of={{ ...milk, pictogram: "unicorn" }} />);
  const image = picture(container);
  if (image) fireEvent.error(image);
  await waitFor(() => expect(picture(container)?.getAttribute("src")).toMatch(/milk/));
  rerender(<NamedTile of={{ ...milk, pictogram: "cheese-wedge" }} />);
  expect(picture(container)?.getAttribute("src")).toMatch(/\/cheese-wedge\.svg$/);
});

test("a pictogram that could not be loaded before the page was hydrated is loaded again, so that its failure is noticed", async () => {
  const NamedTile = await loadTile();
  const tile = <NamedTile of={{ ...milk, pictogram: "unicorn" }} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(tile);
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  const sources = vi.spyOn(HTMLImageElement.prototype, "src", "set");
  render(tile, { container, hydrate: true });
  expect(sources).toHaveBeenCalledWith(picture(container)?.getAttribute("src"));
});

test("a tile whose photo cannot be loaded shows the pictogram of the name", async () => {
  const NamedTile = await loadTile();
  const { container } = render(<NamedTile of={{ ...milk, photo: "milk.webp" }} />);
  fireEvent.error(screen.getByRole("img", { name: "Milk" }));
  await waitFor(() =>
    expect(picture(container)?.getAttribute("src")).toMatch(/\/milk[\w-]*\.svg$|glass-of-milk/),
  );
  expect(screen.queryByText("M")).toBeNull();
});
