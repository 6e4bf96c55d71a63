/** Checks commit messages against the format that CONTRIBUTING.md describes. */
export default {
  extends: ["@commitlint/config-conventional"],
  rules: {
    "type-enum": [
      2,
      "always",
      ["feat", "fix", "perf", "refactor", "test", "docs", "build", "ci", "chore"],
    ],
    "header-max-length": [2, "always", 72],
  },
};
