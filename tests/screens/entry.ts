import type { Page } from "@playwright/test";
import type { Role } from "@/lib/policy/actor";
import type { Stage } from "./stage";
import type { StageName } from "./stages";
import type { Names } from "./stock-names";

/** One state of a screen of which screenshots are taken. */
export interface Entry {
  /** The state, such as "200 items"; unique within the screen. */
  name: string;
  /** The household of the state. Absent for people who are not signed in. */
  stage?: StageName;
  /** The names of the household, its locations and its items (default: usual). */
  names?: Names;
  /** The role of the signed-in member (default: admin). Null for pages with a household but no session. */
  role?: Role | null;
  path: string | ((stage: Stage) => string);
  /** Runs before the page is opened, for example to replace answers of the API. */
  before?: (page: Page) => Promise<void>;
  /** Runs after the page is opened, and brings the page into the state. */
  steps?: (page: Page) => Promise<void>;
  /** Matches the console errors of calls that fail on purpose in this state. No other errors may occur. */
  expectedErrors?: RegExp;
  /** Whether the end of the page is inspected too. States without `steps` are always inspected there. */
  hasEnd?: boolean;
  /**
   * Whether the state gets its own household, because its steps write data or because it must not show what
   * the browser has stored for another state.
   */
  isAlone?: boolean;
  /**
   * Whether screenshots of the state are taken at all sizes in both themes. The browser tests check the layout of main
   * states at one size. They leave out those that have `steps` but not `hasEnd`.
   */
  isMain?: boolean;
}
