import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Shortcuts } from "@/components/shortcuts/shortcuts";
import { changePreferences } from "@/lib/client/preferences";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, locationAnswer, userAnswer } from "../../support/answers";
import { renderScreen } from "../../support/render";

const items = [itemAnswer(1, { name: "Müsli" }), itemAnswer(2, { name: "Dinkelmüsli" })];

// The first import of the dialogs can exceed the timeout for finding an element and the default timeout of a hook.
beforeAll(async () => {
  await Promise.all([
    import("@/components/shortcuts/palette"),
    import("@/components/shortcuts/shortcuts-dialog"),
  ]);
}, 60_000);

beforeEach(() => {
  window.history.replaceState(null, "", "/settings");
  changePreferences({ keys: true });
});

function renderPage(page: ReactNode = <h1>Page</h1>, role: Role = "admin") {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  queryClient.setQueryData(itemsQuery().queryKey, items);
  queryClient.setQueryData(locationsQuery().queryKey, [locationAnswer(1, "Küche")]);
  const { user } = renderScreen(
    <>
      {page}
      <Shortcuts />
    </>,
    queryClient,
  );
  return user;
}

const path = () => window.location.pathname + window.location.search;
const findField = () => screen.findByRole("combobox", { name: /^Search items/ });

test("the button in the title bar of phones opens the search", async () => {
  const place = document.createElement("div");
  place.dataset.searchPlace = "";
  document.body.append(place);
  onTestFinished(() => place.remove());
  const user = renderPage();
  await user.click(within(place).getByRole("button", { name: "Search" }));
  expect(await findField()).toBeTruthy();
});

describe("single keys", () => {
  test("g followed by the letter of a screen opens that screen", async () => {
    const user = renderPage();
    await user.keyboard("gi");
    expect(path()).toBe("/items");
    await user.keyboard("gs");
    expect(path()).toBe("/shopping-list");
  });

  test("a letter that follows g after a pause opens nothing", () => {
    renderPage();
    const press = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      fireEvent(document.body, event);
    };
    press("g", 1_000);
    press("i", 2_600);
    expect(path()).toBe("/settings");
    press("g", 3_000);
    press("i", 4_400);
    expect(path()).toBe("/items");
  });

  test("n presses the button that the screen has marked for it, and / focuses the search of the screen", async () => {
    const add = vi.fn();
    const user = renderPage(
      <>
        <button type="button" data-shortcut="n" onClick={add}>
          Add item
        </button>
        <input data-shortcut="/" aria-label="Search" />
      </>,
    );
    await user.keyboard("n");
    expect(add).toHaveBeenCalledOnce();
    await user.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  test("/ opens the palette on a screen without a search", async () => {
    const user = renderPage();
    await user.keyboard("/");
    expect(await findField()).toBe(document.activeElement);
  });

  test("/ opens nothing where amounts are typed", async () => {
    const user = renderPage(<button type="button" data-amount-key />);
    await user.keyboard("/");
    await user.keyboard("gi");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(path()).toBe("/items");
  });

  test("a shortcut has no effect when a listener of the screen has prevented the default of the key", async () => {
    const handle = (event: KeyboardEvent) => event.preventDefault();
    // The listener of the screen is added after that of the shortcuts, as when a screen is opened later.
    const user = renderPage();
    document.addEventListener("keydown", handle);
    await user.keyboard("gi");
    document.removeEventListener("keydown", handle);
    expect(path()).toBe("/settings");
  });

  test("single-key shortcuts have no effect in a field, with a modifier key, or in a dialog", async () => {
    const user = renderPage(<input aria-label="Name" />);
    await user.click(screen.getByLabelText("Name"));
    await user.keyboard("gi?");
    act(() => screen.getByLabelText("Name").blur());
    await user.keyboard("{Alt>}g{/Alt}i{Control>}g{/Control}i{Shift>}G{/Shift}i");
    expect(path()).toBe("/settings");
    await user.keyboard("?");
    await screen.findByRole("dialog");
    await user.keyboard("gi");
    expect(path()).toBe("/settings");
  });

  test("single-key shortcuts have an effect while a checkbox has the focus", async () => {
    const user = renderPage(<input type="checkbox" aria-label="Milk" />);
    await user.click(screen.getByLabelText("Milk"));
    await user.keyboard("gi");
    expect(path()).toBe("/items");
  });

  test("after single-key shortcuts were turned off, single keys have no effect and Ctrl+K still opens the palette", async () => {
    const user = renderPage();
    await user.keyboard("?");
    await user.click(await screen.findByRole("checkbox", { name: "Single-key shortcuts" }));
    expect(document.documentElement.hasAttribute("data-has-shortcuts")).toBe(false);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("gi?n/");
    expect(path()).toBe("/settings");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{Control>}k{/Control}");
    expect(await findField()).toBeTruthy();
  });
});

describe("the list of shortcuts", () => {
  test("the list of shortcuts names the keys and what they do", async () => {
    const user = renderPage();
    await user.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const goTo = within(dialog).getByRole("region", { name: "Go to" });
    expect(within(goTo).getByText("Shopping List").closest("div")?.textContent).toBe(
      "Shopping ListGthenS",
    );
    expect(within(dialog).getByText(/^New item/)).toBeTruthy();
    expect(within(dialog).getByRole("region", { name: "Counting an item" })).toBeTruthy();
  });

  test("people who may neither add nor count do not see these shortcuts", async () => {
    const user = renderPage(undefined, "regular");
    await user.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(dialog).queryByText(/^New item/)).toBeNull();
    expect(within(dialog).queryByRole("region", { name: "Counting an item" })).toBeNull();
  });
});

describe("Ctrl+Enter", () => {
  const form = (submit: () => void, state = {}) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea aria-label="Note" />
      <button type="submit" {...state}>
        Save
      </button>
    </form>
  );

  test("Ctrl+Enter submits the form of the focused field once", async () => {
    const submit = vi.fn();
    const user = renderPage(form(submit));
    await user.click(screen.getByLabelText("Note"));
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(submit).toHaveBeenCalledOnce();
  });

  test("Ctrl+Enter submits the form of the dialog that has the focus", async () => {
    const submit = vi.fn();
    const user = renderPage(
      <div role="dialog" tabIndex={-1} aria-label="Form">
        {form(submit)}
      </div>,
    );
    act(() => screen.getByRole("dialog").focus());
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(submit).toHaveBeenCalledOnce();
  });

  test.each([
    ["disabled", { disabled: true }],
    ["busy", { "aria-disabled": true }],
  ])("Ctrl+Enter does not submit a form whose button is %s", async (_, state) => {
    const submit = vi.fn();
    const user = renderPage(form(submit, state));
    await user.click(screen.getByLabelText("Note"));
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("the palette", () => {
  async function open(role?: Role) {
    const user = renderPage(undefined, role);
    await user.keyboard("{Control>}k{/Control}");
    return { user, field: await findField() };
  }

  const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  const active = (field: HTMLElement) =>
    document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

  test("in the palette Enter opens the first match, and the arrow keys choose another one", async () => {
    const { user, field } = await open();
    await user.type(field, "musli");
    expect(active(field)).toMatch(/^Müsli/);
    await user.keyboard("{ArrowDown}");
    expect(active(field)).toMatch(/^Dinkelmüsli/);
    await user.keyboard("{Enter}");
    expect(path()).toBe("/items/2");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("the last result of the palette opens all matching items, and arrow up reaches it from the first one", async () => {
    const { user, field } = await open();
    await user.type(field, "musli{ArrowUp}");
    expect(active(field)).toBe("Show all 2 matching items");
    await user.keyboard("{Enter}");
    expect(path()).toBe("/items?q=musli");
  });

  test("a click on a location in the palette opens its items", async () => {
    const { user, field } = await open();
    await user.type(field, "küche");
    await user.click(screen.getByRole("option", { name: /^Küche/ }));
    expect(path()).toBe("/items?locationId=1");
  });

  test("the palette lists the screens before a text is typed, without admin screens for a regular member", async () => {
    const { user } = await open("regular");
    expect(options()).toContain("What Runs Out Most");
    expect(options()).not.toContain("Recently Deleted");
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("the palette announces the number of results, and nothing is opened without a match", async () => {
    const { user, field } = await open();
    await user.type(field, "musli");
    expect(screen.getByRole("status").textContent).toBe("3 results");
    await user.type(field, "x{Enter}");
    expect(screen.getByRole("status").textContent).toBe("0 results");
    expect(screen.getByText(/^Nothing matches/)).toBeTruthy();
    expect(path()).toBe("/settings");
  });
});
