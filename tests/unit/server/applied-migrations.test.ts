import { describe, expect, test } from "vitest";
import { type AppliedMigration, compareMigrations } from "@/lib/server/applied-migrations";

const row = (name: string, compatibleSince: string | null = null): AppliedMigration => ({
  name,
  checksum: "",
  isFinished: true,
  compatibleSince,
});
const known = ["1_first", "2_second"];
const own = known.map((name) => row(name));

describe("compareMigrations", () => {
  test.each([
    ["this code's newest migration", "2_second", []],
    ["an earlier migration", "1_first", []],
    ["a migration after this code's newest one", "3_third", ["3_third"]],
    ["no migration", null, ["3_third"]],
  ])("an unknown migration that is compatible since %s", (_, since, incompatible) => {
    const applied = [...own, row("3_third", since)];
    const expected = { pending: [], unknown: ["3_third"], incompatible };
    expect(compareMigrations(applied, known)).toEqual(expected);
  });

  test("one incompatible migration among compatible ones is incompatible", () => {
    const applied = [
      ...own,
      row("3_third", "2_second"),
      row("4_fourth", "3_third"),
      row("5_fifth", "1_first"),
    ];
    expect(compareMigrations(applied, known).incompatible).toEqual(["4_fourth"]);
  });

  test("an unknown migration is incompatible while a known one is pending", () => {
    const applied = [row("1_first"), row("3_third", "1_first")];
    const expected = { pending: ["2_second"], unknown: ["3_third"], incompatible: ["3_third"] };
    expect(compareMigrations(applied, known)).toEqual(expected);
  });

  test("a migration that was begun and not finished is pending, and no unknown one", () => {
    const applied = [
      row("1_first"),
      ...["2_second", "3_third"].map((name) => ({ ...row(name), isFinished: false })),
    ];
    expect(compareMigrations(applied, known)).toEqual({
      pending: ["2_second"],
      unknown: [],
      incompatible: [],
    });
  });
});
