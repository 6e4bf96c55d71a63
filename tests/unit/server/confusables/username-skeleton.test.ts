import { describe, expect, test } from "vitest";
import { skeleton, usernameSkeleton } from "@/lib/server/confusables/username-skeleton";

describe("skeleton", () => {
  test.each([
    ["Cyrillic", "ѕсоре", "scope"],
    ["Greek", "ΑΒΕ", "ABE"],
    ["mathematical", "𝐩𝐚𝐲𝐩𝐚𝐥", "paypal"],
    ["Unicode 17", "\u{1ccd6}", "A"],
  ])("%s letters have the skeleton of the Latin letters that they resemble", (_, text, alike) => {
    expect(skeleton(text)).toBe(skeleton(alike));
  });

  test.each([
    ["m", "rn"],
    ["paypa1", "paypal"],
    ["ﬁn", "fin"],
    ["О0", "OO"],
  ])("the texts %s and %s have the same skeleton", (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other));
  });

  test("ignorable characters and the encoding of accents do not change the skeleton (lookalike form) of a username", () => {
    expect(skeleton("an\u200dna\ufe0f")).toBe(skeleton("anna"));
    expect(skeleton("é")).toBe(skeleton("e\u0301"));
  });

  test.each(["ѕсоре", "𝐩𝐚𝐲𝐩𝐚𝐥", "Илья", "Jürgen", "mia"])(
    "the skeleton (lookalike form) of the skeleton of the username %s is the same skeleton",
    (name) => {
      expect(skeleton(skeleton(name))).toBe(skeleton(name));
    },
  );
});

describe("usernameSkeleton", () => {
  test.each([
    ["Аnna", "anna"],
    ["Вob", "bob"],
    ["Іris", "iris"],
    ["Мia", "MIA"],
    ["ａｄａ", "Ada"],
  ])("the usernames %s and %s have the same skeleton", (name, alike) => {
    expect(usernameSkeleton(name)).toBe(usernameSkeleton(alike));
  });

  test.each([
    ["Jürgen", "Jurgen"],
    ["Илья", "Ilya"],
    ["anna", "anne"],
    ["李雷", "李蕾"],
  ])("the usernames %s and %s have different skeletons", (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
  });
});
