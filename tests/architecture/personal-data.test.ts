import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * What an export does with a table: the group that it is in, or why it is in none. And how its rows go:
 * with their household, with their person, without naming the person any more, or by the daily cleanup.
 */
interface Class {
  export:
    "account" | "household" | "inventory" | "inventoryUpdates" | "shoppingLists" | { not: string };
  goes: readonly ("household" | "person" | "anonymized" | "cleanup")[];
}

const NO_PERSON = { not: "It holds ids and states of the application, nothing of anybody." };

const classes: Record<string, Class> = {
  User: { export: "account", goes: ["household"] },
  Session: { export: "account", goes: ["person"] },
  KnownDevice: { export: "account", goes: ["person", "cleanup"] },
  ReminderEmailLog: { export: "account", goes: ["household", "person"] },
  Household: { export: "household", goes: [] },
  Location: { export: "inventory", goes: ["household"] },
  Item: { export: "inventory", goes: ["household"] },
  InventoryUpdate: { export: "inventoryUpdates", goes: ["household", "anonymized"] },
  InventoryItem: { export: "inventoryUpdates", goes: ["household", "anonymized"] },
  ShoppingList: { export: "shoppingLists", goes: ["household", "cleanup"] },
  ShoppingListItem: { export: "shoppingLists", goes: ["household"] },
  UserInvitation: {
    export: { not: "The addresses are other people's." },
    goes: ["household", "anonymized", "cleanup"],
  },
  PasswordReset: { export: { not: "A secret for an hour." }, goes: ["person", "cleanup"] },
  IdempotencyKey: {
    export: { not: "Answers that were given already, about rows that are exported." },
    goes: ["person", "cleanup"],
  },
  CheckPresence: {
    export: { not: "Where somebody is now; forgotten within a day." },
    goes: ["person", "cleanup"],
  },
  StoredFile: {
    export: { not: "Bytes; locations and items name their photos." },
    goes: ["household"],
  },
  AiUsage: { export: { not: "What the household's lists cost." }, goes: ["household", "cleanup"] },
  PhotoOptimization: { export: { not: "How far a clean-up is." }, goes: ["household"] },
  MailDelivery: { export: NO_PERSON, goes: ["cleanup"] },
  JobEvent: { export: NO_PERSON, goes: ["cleanup"] },
  RateLimit: { export: { not: "Attempts of the last hour." }, goes: ["cleanup"] },
  JobRun: { export: NO_PERSON, goes: ["cleanup"] },
  JobStep: { export: NO_PERSON, goes: ["cleanup"] },
};

const schema = readFileSync("prisma/schema.prisma", "utf8");
const models = new Map(
  [...schema.matchAll(/^model (\w+) \{([^}]*)\}/gm)].map(([, name = "", body = ""]) => [
    name,
    body,
  ]),
);

/** How rows of a model go by their foreign keys, from as far as the chain of them leads. */
function goesByKeys(name: string, seen: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  for (const [, parent = "", rest = ""] of (models.get(name) ?? "").matchAll(
    /^\s+\w+\s+(\w+)\??\s+@relation\((.*)\)$/gm,
  )) {
    if (seen.includes(parent)) continue;
    if (rest.includes("onDelete: SetNull")) {
      found.add(parent === "User" ? "anonymized" : "household");
    } else if (rest.includes("onDelete: Cascade")) {
      if (parent === "Household") found.add("household");
      else if (parent === "User") found.add("person");
      else
        for (const way of goesByKeys(parent, [...seen, name]))
          if (way === "household") found.add(way);
    }
  }
  return found;
}

test("every table is classified for export and for deletion, and no other", () => {
  expect(Object.keys(classes).sort()).toEqual([...models.keys()].sort());
});

describe.each(Object.entries(classes))("%s", (name, { goes }) => {
  test("goes by its foreign keys as classified", () => {
    const byKeys = [...goesByKeys(name)];
    // What also hangs on a check or a list goes with the household through it.
    const claimed = goes.filter((way) => way !== "cleanup");
    expect(byKeys).toEqual(expect.arrayContaining([...claimed]));
    const personal = byKeys.filter((way) => way !== "household");
    expect(claimed).toEqual(expect.arrayContaining(personal));
  });
});

test("what is exported of a table is chosen column by column", () => {
  const columns = readFileSync("lib/features/data-management/server/export-columns.ts", "utf8");
  expect(columns).not.toMatch(/password|token|emailKey|usernameKey/);
});
