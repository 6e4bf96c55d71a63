import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { prerender } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { late } from "@/components/shared/late";
import { deferred } from "../../support/deferred";
import { eventually } from "../../support/eventually";

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** Returns an import function that fails the given number of times and then succeeds. */
function flakyImport(failures: number) {
  let left = failures;
  return vi.fn((): Promise<ComponentType<{ name: string }>> =>
    left-- > 0 ? Promise.reject(new Error("Failed to load chunk")) : Promise.resolve(Greeting),
  );
}

const alert = () => screen.findByRole("alert");
const retry = () => screen.findByRole("button", { name: "Try again" });

test("a lazily loaded part renders with its properties once its script is loaded", async () => {
  const Part = late(flakyImport(0), { renderWaiting: () => <p>Loading</p> });
  render(<Part name="Anna" />);
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(await screen.findByText("Hello Anna")).toBeTruthy();
});

test("a component whose code was preloaded renders without a waiting state", async () => {
  const Part = late(flakyImport(0), { renderWaiting: () => <p>Loading</p> });
  await Part.preload();
  render(<Part name="Anna" />);
  expect(screen.getByText("Hello Anna")).toBeTruthy();
});

test("a part whose script cannot be loaded shows an error inside the screen, and Try again imports it again", async () => {
  const load = flakyImport(2);
  const Part = late(load);
  render(
    <>
      <p>Screen</p>
      <Part name="Anna" />
    </>,
  );
  const user = userEvent.setup();
  expect((await alert()).textContent).toContain("This part could not be loaded.");
  expect(screen.getByText("Screen")).toBeTruthy();
  await user.click(await retry());
  await eventually(() => expect(load).toHaveBeenCalledTimes(2));
  await eventually(() => expect(document.activeElement?.textContent).toBe("Try again"));
  await user.click(await retry());
  expect(await screen.findByText("Hello Anna")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("offline the message of a part that cannot be loaded shows that the device is offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = late(flakyImport(1));
  render(<Part name="Anna" />);
  expect((await alert()).textContent).toContain("You are offline.");
});

test("the focus moves to Try again of a dialog that cannot be loaded", async () => {
  const Part = late(flakyImport(1));
  render(<Part name="Anna" />);
  const button = await retry();
  await eventually(() => expect(document.activeElement).toBe(button));
});

test("a part that failed is imported again when it is opened again", async () => {
  const Part = late(flakyImport(1));
  function Opener() {
    const [turn, setTurn] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Open
        </button>
        <Part key={turn} name="Anna" />
      </>
    );
  }
  render(<Opener />);
  await alert();
  await userEvent.setup().click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("Hello Anna")).toBeTruthy();
});

test("a part whose script is loaded before the hydration renders with changed properties", async () => {
  const Part = late(flakyImport(0));
  await Part.preload();
  const { prelude } = await prerender(<Part name="Anna" />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await new Response(prelude).text();
  const { rerender } = render(<Part name="Anna" />, { container, hydrate: true });
  rerender(<Part name="Bert" />);
  expect(screen.getByText("Hello Bert")).toBeTruthy();
});

test("the elements of the server stay when the properties of a part change before its script is loaded", async () => {
  const renderWaiting = () => <p>Loading</p>;
  const OnServer = late(flakyImport(0), { renderWaiting });
  const { prelude } = await prerender(<OnServer name="Anna" />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await new Response(prelude).text();
  const greeting = screen.getByText("Hello Anna");

  const script = deferred<ComponentType<{ name: string }>>();
  const Part = late(() => script.promise, { renderWaiting });
  const { rerender } = render(<Part name="Anna" />, { container, hydrate: true });
  rerender(<Part name="Bert" />);
  expect(screen.getByText("Hello Anna")).toBe(greeting);
  await act(async () => {
    script.resolve(Greeting);
    await script.promise;
  });
  expect(await screen.findByText("Hello Bert")).toBe(greeting);
});
