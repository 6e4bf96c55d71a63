/** The messages of commits: CONTRIBUTING.md. */
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
