import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { Entry } from "./entry";
import { listShifts } from "./list-shifts";
import { type Pending, settle, trackRequests } from "./settle";
import { createStage, type Stage, STAGE_PASSWORD } from "./stage";
import { type StageName, stages } from "./stages";
import type { Names } from "./stock-names";
import { type View, viewName } from "./view";

/** A page that was opened in the wanted state. */
export interface Visit {
  page: Page;
  pending: Pending;
  consoleErrors: readonly string[];
  /** The layout shifts while the page loaded, before the steps of the state. Each happened in two loads. */
  shifts: readonly string[];
  close: () => Promise<void>;
}

/** Opens the states of the table. States that only read share their households and browser contexts. */
export class Visitor {
  private readonly stages = new Map<string, Promise<Stage>>();
  private readonly contexts = new Map<string, Promise<BrowserContext>>();

  /** @param names the names of all households, also of states that ask for other names */
  constructor(
    private readonly browser: Browser,
    private readonly names?: Names,
  ) {}

  /** Opens a state and waits until nothing on it changes any more. */
  async open(entry: Entry, view: View): Promise<Visit> {
    const stage = entry.stage ? await this.stageOf(entry.stage, entry) : null;
    const username = stage && entry.role !== null ? stage.usernames[entry.role ?? "admin"] : null;
    const context = await this.contextOf(username, view);
    const page = await context.newPage();
    if (view.text !== 100) await enlargeText(page, view.text);
    const consoleErrors = watch(page, entry);
    const pending = trackRequests(page);
    await entry.before?.(page);
    const address = typeof entry.path === "string" ? entry.path : entry.path(stage ?? NO_STAGE);
    const load = async () => {
      await page.goto(address);
      await settle(page, pending);
      return page.evaluate(listShifts);
    };
    const shifts = await repeatedShifts(load);
    if (entry.steps) {
      await entry.steps(page);
      await settle(page, pending);
    }
    return { page, pending, consoleErrors, shifts, close: () => page.close() };
  }

  async close(): Promise<void> {
    for (const context of this.contexts.values()) await (await context).close();
    this.contexts.clear();
  }

  private stageOf(name: StageName, entry: Entry): Promise<Stage> {
    const names = this.names ?? entry.names ?? "usual";
    const create = () => createStage(stages[name], names);
    if (entry.isAlone) return create();
    const key = `${name} ${names}`;
    const stage = this.stages.get(key) ?? create();
    this.stages.set(key, stage);
    return stage;
  }

  private contextOf(username: string | null, view: View): Promise<BrowserContext> {
    const key = `${username ?? ""} ${viewName(view)}`;
    const context = this.contexts.get(key) ?? this.openContext(username, view);
    this.contexts.set(key, context);
    return context;
  }

  private async openContext(username: string | null, view: View): Promise<BrowserContext> {
    const context = await this.browser.newContext(contextOptions(view));
    context.setDefaultTimeout(60_000);
    if (username !== null) {
      const data = { username, password: STAGE_PASSWORD };
      const answer = await context.request.post("/api/login", { data });
      if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
    }
    return context;
  }
}

/**
 * Loads a page, and returns the layout shifts that a second load repeats. A browser that has too little processor time
 * paints a page in parts, each time in others, while it reads it.
 */
async function repeatedShifts(load: () => Promise<string[]>): Promise<string[]> {
  const first = await load();
  if (first.length === 0) return first;
  const moved = new Set((await load()).map(movedBy));
  return first.filter((shift) => moved.has(movedBy(shift)));
}

/** Returns what a layout shift has moved, without its value, which differs a little from load to load. */
const movedBy = (shift: string) => shift.slice(shift.indexOf(":"));

/** The stage of states without a household, such as the sign-in page. The paths of these states contain no ids. */
const NO_STAGE: Stage = {
  usernames: { admin: "", assistant: "", regular: "" },
  locationIds: [],
  items: [],
  checkId: 0,
  listId: 0,
  earlierListId: 0,
  pastCheckId: 0,
  tokens: { invitation: "", reset: "", email: "", shop: "" },
};

function contextOptions({ size, theme }: View): BrowserContextOptions {
  const isTouched = size.width < 1_024;
  return {
    ...(process.env.APP_URL === undefined ? {} : { baseURL: process.env.APP_URL }),
    viewport: size,
    colorScheme: theme,
    isMobile: isTouched,
    hasTouch: isTouched,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    serviceWorkers: "block",
  };
}

/** Returns the console errors that the state does not expect. Later errors are added to the array. */
function watch(page: Page, { expectedErrors }: Entry): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === "error" && !expectedErrors?.test(text)) errors.push(text);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

/**
 * Sets the text size as the settings of a browser do. Media queries in rem depend on it, which a style sheet of the page
 * could not achieve.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: Math.round((16 * percent) / 100) },
  });
}
