import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { toastStore } from "@/lib/client/toast";
import type { Purchases } from "@/lib/features/purchases/model/dto";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import type { Role } from "@/lib/policy/actor";
import { checkAnswer, itemAnswer, lineAnswer, listAnswer, MOMENT } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { jam, oil, renderList } from "../shopping-lists/render-list";

const POST = "POST /api/shopping-lists/3/put-away";
const TAKE_BACK = "POST /api/shopping-lists/3/take-back";

const ticked = { ...oil, purchased: true };
const alsoTicked = { ...jam, purchased: true };
const open = lineAnswer(4);
const list = listAnswer({ items: [ticked, alsoTicked, open] });
const jamPutAway = { lineId: 2, itemId: 2, quantity: 1, at: MOMENT, by: "ben" };

interface Setting {
  putAway?: Purchases["putAway"];
  isChecking?: boolean;
  role?: Role;
  answers?: object;
}

function show({ putAway = [], isChecking = false, role, answers = {} }: Setting = {}) {
  return renderList(
    {
      "GET /api/shopping-lists/latest": { body: list },
      "GET /api/purchases": { body: { listId: 3, putAway } },
      "GET /api/inventory-updates/active": isChecking
        ? { body: checkAnswer() }
        : { status: 404, body: {} },
      ...answers,
    },
    role && { role },
  );
}

const action = (things: string) => screen.findByRole("button", { name: `Put away ${things}` });
const inDialog = async () => within(await screen.findByRole("dialog"));

describe("putting away what was bought", () => {
  test("the dialog to put away sends ticked lines with their changed quantities, without lines that the person left out", async () => {
    const { user, calls } = show({
      answers: { [POST]: { body: { putAway: [] } } },
    });
    await user.click(await action("2 things"));
    const dialog = await inDialog();
    // The dialog itself has the focus. If a field had it, a phone would cover the dialog with its keyboard.
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
    const amount = dialog.getByRole("textbox", { name: "Monini 1 l" });
    await user.clear(amount);
    await user.type(amount, "5");
    // A wrong quantity of a thing that is left out does not matter.
    await user.clear(dialog.getByRole("textbox", { name: "Jam" }));
    await user.click(dialog.getByRole("checkbox", { name: "Put away Jam" }));
    await user.click(dialog.getByRole("button", { name: "Put away 1 thing" }));
    await waitFor(() => {
      const sent = calls.find(({ method }) => method === "POST");
      expect(sent?.body).toMatchObject({ lines: [{ lineId: 1, quantity: 5 }] });
    });
  });

  test.each(["", "0", "1½", "abc", "10000"])(
    "the quantity %j in the dialog to put away shows an error, and nothing is sent",
    async (text) => {
      const { user, calls } = show();
      await user.click(await action("2 things"));
      const dialog = await inDialog();
      const amount = dialog.getByRole("textbox", { name: "Jam" });
      await user.clear(amount);
      if (text) await user.type(amount, text);
      await user.click(dialog.getByRole("button", { name: "Put away 2 things" }));
      expect(dialog.getByText("Must be a whole number from 1 to 9999")).toBeTruthy();
      expect(document.activeElement).toBe(amount);
      expect(calls.some(({ method }) => method === "POST")).toBe(false);
    },
  );

  test("after the shopping mode was ended, the button to put away is in the bar of actions", async () => {
    const { user } = show();
    expect((await action("2 things")).closest("section")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Shopping mode" }));
    await user.click((await inDialog()).getByRole("button", { name: "Done shopping" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const bar = within(screen.getByRole("region", { name: "Actions" }));
    expect(bar.getByRole("button", { name: "Put away 2 things" })).toBeTruthy();
  });

  test.each([
    {
      what: "a list without open lines",
      items: [ticked, alsoTicked],
      role: "admin",
      hasClear: true,
    },
    {
      what: "a list with an open line",
      items: [ticked, alsoTicked, open],
      role: "admin",
      hasClear: false,
    },
    {
      what: "a list without open lines",
      items: [ticked, alsoTicked],
      role: "regular",
      hasClear: false,
    },
  ] as const)(
    "when the ticked lines of $what are put away, the bar of actions of the role $role has Clear List: $hasClear",
    async ({ items, role, hasClear }) => {
      show({
        putAway: [jamPutAway, { ...jamPutAway, lineId: 1, itemId: 1 }],
        role,
        answers: { "GET /api/shopping-lists/latest": { body: listAnswer({ items: [...items] }) } },
      });
      await screen.findByRole("heading", { name: "Put away" });
      const bar = screen.queryByRole("region", { name: "Actions" });
      const inBar = bar && within(bar).queryByRole("button", { name: "Clear List" });
      expect(inBar !== null).toBe(hasClear);
      const isDone = !items.some(({ purchased }) => !purchased);
      expect(screen.queryByText("Everything is put away.") !== null).toBe(isDone);
    },
  );

  test("after the purchases of an ended shopping were put away, the button for a later tick is below the list again", async () => {
    const putAway: Purchases["putAway"] = [];
    const { user } = show({
      answers: {
        "GET /api/shopping-lists/latest": {
          body: listAnswer({ items: [...list.items, lineAnswer(5)] }),
        },
        "GET /api/purchases": () => ({ body: { listId: 3, putAway } }),
        [POST]: () => {
          putAway.push(jamPutAway, { ...jamPutAway, lineId: 1, itemId: 1, quantity: 3 });
          return { body: { putAway } };
        },
        "PUT /api/shopping-lists/items/4": { body: { ...open, purchased: true } },
      },
    });
    await action("2 things");
    await user.click(screen.getByRole("button", { name: "Shopping mode" }));
    await user.click((await inDialog()).getByRole("button", { name: "Done shopping" }));
    await user.click(await action("2 things"));
    await user.click((await inDialog()).getByRole("button", { name: "Put away 2 things" }));
    await screen.findByText(/^2 things by ben,/);
    await user.click(screen.getByRole("checkbox", { name: /Item 4/ }));
    expect((await action("1 thing")).closest("section")).toBeNull();
  });

  test("the button shows how many ticked lines are not put away yet, and a text names who put away the others", async () => {
    show({ putAway: [jamPutAway] });
    expect(await action("1 thing")).toBeTruthy();
    expect(screen.getByText(/^1 thing by ben,/)).toBeTruthy();
  });

  test("when every ticked line is put away, there is no button to put away", async () => {
    show({ putAway: [jamPutAway, { ...jamPutAway, lineId: 1, itemId: 1 }] });
    await screen.findByText(/^2 things by ben,/);
    expect(screen.queryByRole("button", { name: /^Put away/ })).toBeNull();
  });

  test("a regular member sees what was put away, but no buttons to put away or take back", async () => {
    show({ role: "regular", putAway: [jamPutAway] });
    await screen.findByText(/^1 thing by ben,/);
    expect(screen.queryByRole("button", { name: /^(Put away|Take back)/ })).toBeNull();
  });

  test("while a check runs, a sentence replaces the buttons to put away and take back", async () => {
    show({ isChecking: true, putAway: [jamPutAway] });
    const text = "1 thing not put away. Count what you bought in the running check.";
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Put away|Take back)/ })).toBeNull();
  });
});

describe("additions that were bought", () => {
  const addition = (id: number, itemId: number | null, name: string) => ({
    id,
    itemId,
    name,
    quantity: 2,
    purchased: true,
    addedBy: "ben",
    createdAt: MOMENT,
    lineId: null,
  });
  const additions = [addition(7, 11, "Rice"), addition(8, null, "Candles")];
  const answers = { "GET /api/shopping-additions": { body: additions } };

  test("the dialog to put away lists additions of items like lines, and counts additions of a text without listing them", async () => {
    const { user, calls } = show({
      answers: {
        ...answers,
        "GET /api/items": { body: [itemAnswer(11, { unit: "bag" })] },
        [POST]: { body: { putAway: [] } },
      },
    });
    await user.click(await action("3 things"));
    const dialog = await inDialog();
    expect(dialog.getByRole("textbox", { name: "Rice" }).getAttribute("value")).toBe("2");
    expect(await dialog.findByText("Item 11 · bags")).toBeTruthy();
    expect(
      dialog.getByText("1 other thing is not in your inventory, so it has no stock."),
    ).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Put away 3 things" }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
        lines: [
          { lineId: 1, quantity: 3 },
          { lineId: 2, quantity: 1 },
        ],
        additions: [{ additionId: 7, quantity: 2 }],
      }),
    );
  });

  test("additions of a household without a list are put away by a call of their own, and can be taken back", async () => {
    const { user, calls } = show({
      answers: {
        ...answers,
        "GET /api/shopping-lists/latest": { status: 404 },
        "GET /api/purchases": { body: { listId: null, putAway: [] } },
        "POST /api/shopping-additions/put-away": () => deferred<object>().promise,
      },
    });
    await user.click(await action("1 thing"));
    await user.click((await inDialog()).getByRole("button", { name: "Put away 1 thing" }));
    expect(await screen.findByText("Put away", { selector: "li *" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Take back 1 thing by / })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Put away/ })).toBeNull();
    const sent = calls.find(({ method }) => method === "POST");
    expect(sent?.body).toMatchObject({ additions: [{ additionId: 7, quantity: 2 }] });
  });
});

test("the confirmation before clearing a list shows how many ticked lines are not put away", async () => {
  const { user } = show({ putAway: [jamPutAway] });
  await action("1 thing");
  await user.click(await screen.findByRole("button", { name: "Clear List" }));
  expect(
    await screen.findByText(/Your stock stays as it is: 1 thing not put away\.$/),
  ).toBeTruthy();
});

test("the button to put away is below the list until every line is ticked, and then in the action bar", async () => {
  const { queryClient } = show();
  await action("2 things");
  expect(screen.queryByRole("region", { name: "Actions" })).toBeNull();
  const tickAll = (old: ShoppingList | null | undefined) =>
    old && { ...old, items: old.items.map((line) => ({ ...line, purchased: true })) };
  act(() => void queryClient.setQueryData(shoppingListQuery().queryKey, tickAll));
  await action("3 things");
  expect(screen.getByRole("region", { name: "Actions" })).toBeTruthy();
});

describe("a put-away that waits on the device", () => {
  test("lines of an unsent put-away are shown as put away, and can be put away again after they are taken back", async () => {
    const online = deferred<undefined>();
    onTestFinished(() => online.resolve(undefined));
    const waiting = async () => {
      await online.promise;
      return { body: { putAway: [] } };
    };
    const { user } = show({ answers: { [POST]: waiting, [TAKE_BACK]: waiting } });
    await user.click(await action("2 things"));
    await user.click((await inDialog()).getByRole("button", { name: "Put away 2 things" }));
    expect(await screen.findByText(/^2 things by you,/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Put away/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Take back 2 things by / }));
    expect(await action("2 things")).toBeTruthy();
  });

  test("a put-away that the server refuses stays visible with its lines and the reason until it is discarded", async () => {
    const message = "An inventory check is running.";
    const { user, queue } = show({ answers: { [POST]: { status: 409, body: { message } } } });
    await user.click(await action("2 things"));
    await user.click((await inDialog()).getByRole("button", { name: "Put away 2 things" }));
    const refused = within(await screen.findByRole("list", { name: "Not saved" }));
    expect(refused.getByText(`Not put away: 3x Monini 1 l, 1x Jam. ${message}`)).toBeTruthy();
    expect(refused.getByRole("button", { name: "Try again" })).toBeTruthy();
    await user.click(refused.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(queue.get().refused).toEqual([]));
  });

  test("a toast shows how many of the lines another device had already put away", async () => {
    const { user } = show({ answers: { [POST]: { body: { putAway: [jamPutAway] } } } });
    await user.click(await action("2 things"));
    await user.click((await inDialog()).getByRole("button", { name: "Put away 2 things" }));
    await waitFor(() =>
      expect(toastStore.get()?.text).toBe("1 thing of 2 put away already, or not ticked any more"),
    );
  });
});
