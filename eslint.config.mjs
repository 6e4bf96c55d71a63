import js from "@eslint/js";
import next from "@next/eslint-plugin-next";
import query from "@tanstack/eslint-plugin-query";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import importSort from "eslint-plugin-simple-import-sort";
import testingLibrary from "eslint-plugin-testing-library";
import tseslint from "typescript-eslint";

const noSpreadLiteral = {
  selector:
    ":matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)",
  message: "Write the properties or elements out: TypeScript checks no excess in a spread.",
};

const USE_HISTORY_MODULE = "Only lib/client/history reads and writes the address and the history.";
const addressObjects = ["history", "location", "navigation"];
const globalObjects = ["window", "globalThis", "self", "document"];

export default tseslint.config(
  {
    ignores: [
      ".next/**",
      "dist/**",
      ".data/**",
      "lib/server/generated/**",
      "next-env.d.ts",
      "test-results/**",
      "playwright-report/**",
      "coverage/**",
    ],
  },
  js.configs.recommended,
  {
    plugins: { "import-sort": importSort },
    rules: {
      // Sorts all imports in one block: side effects, packages, modules of this project, parent folders, the
      // same folder.
      "import-sort/imports": [
        "error",
        { groups: [["^\\u0000", "^node:", "^@?\\w", "^@/", "^\\.\\.", "^\\."]] },
      ],
      "no-restricted-syntax": ["error", noSpreadLiteral],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    // Oxlint runs the rules that need types (docs/decisions/0065).
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "@next/next": next },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs["core-web-vitals"].rules,
    },
  },
  {
    // The files that can contain components and hooks.
    files: [
      "**/*.tsx",
      "{app,components,lib/client,lib/features/*/client,tests/components,tests/support}/**/*.ts",
    ],
    ignores: ["app/api/**"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  {
    // Turns off the rules for hooks except `rules-of-hooks` and `exhaustive-deps`. The others run the React
    // Compiler on each file and find few errors in tests, which mostly render components of the app.
    files: ["tests/**/*.{ts,tsx}"],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.recommended.rules)
        .filter((rule) => !/(rules-of-hooks|exhaustive-deps)$/.test(rule))
        .map((rule) => [rule, "off"]),
    ),
  },
  {
    files: ["{app,components,lib}/**/*.{ts,tsx}"],
    extends: [query.configs["flat/recommended"]],
    rules: {
      // This rule needs type information, and ESLint runs without it. A query function without a result fails
      // a test anyway, because the query library reports it at runtime.
      "@tanstack/query/no-void-query-fn": "off",
    },
  },
  {
    files: ["tests/components/**/*.{ts,tsx}", "tests/support/render.tsx"],
    extends: [testingLibrary.configs["flat/react"]],
    rules: {
      // There is no jest-dom: focus is read from document.activeElement, and attributes from elements.
      "testing-library/no-node-access": "off",
      // Helpers return `within(…)` and page objects, which the following two rules mistake for results of
      // `render`.
      "testing-library/prefer-screen-queries": "off",
      "testing-library/render-result-naming-convention": "off",
    },
  },
  {
    files: ["tests/e2e/**/*.ts"],
    extends: [playwright.configs["flat/recommended"]],
    rules: {
      // Tests run at phone width, at desktop width, or at both, and a few of their steps differ by width.
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
      // `prefer-to-have-count` mistakes `count()` of a Prisma model for `count()` of a Playwright locator.
      "playwright/prefer-to-have-count": "off",
    },
  },
  {
    // Next's router, the address bar and open dialogs share the browser history (docs/decisions/0048). Only
    // lib/client/history may therefore access it.
    files: ["{app,components,lib}/**/*.{ts,tsx}"],
    ignores: ["lib/client/history/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...addressObjects.map((name) => ({ name, message: USE_HISTORY_MODULE })),
      ],
      "no-restricted-properties": [
        "error",
        ...globalObjects.flatMap((object) =>
          addressObjects.map((property) => ({ object, property, message: USE_HISTORY_MODULE })),
        ),
      ],
      "no-restricted-syntax": [
        "error",
        noSpreadLiteral,
        { selector: "Literal[value='popstate']", message: USE_HISTORY_MODULE },
      ],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "next/navigation", importNames: ["useRouter"], message: USE_HISTORY_MODULE },
          ],
        },
      ],
    },
  },
  {
    files: ["public/service-worker.js"],
    languageOptions: {
      globals: {
        self: "readonly",
        caches: "readonly",
        fetch: "readonly",
        URL: "readonly",
        setTimeout: "readonly",
      },
    },
  },
  {
    files: ["**/*.{mjs,cjs}"],
    languageOptions: {
      globals: {
        console: "readonly",
        fetch: "readonly",
        process: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        performance: "readonly",
        URL: "readonly",
        AbortSignal: "readonly",
        module: "readonly",
      },
    },
  },
);
