import type { Page } from "@playwright/test";
import type { Role } from "@/lib/policy/actor";
import type { Stage } from "./stage";
import type { StageName } from "./stages";

/** One state of a screen that is pictured. */
export interface Entry {
  /** The state, such as "200 items"; unique within the screen. */
  name: string;
  /** Absent for people who are not signed in. */
  stage?: StageName;
  /** Admin unless given; null for pages with links of a household but without a session. */
  role?: Role | null;
  path: string | ((stage: Stage) => string);
  /** Runs before the page is opened, to replace answers. */
  before?: (page: Page) => Promise<void>;
  /** Runs after the page is opened, and leads to the pictured state. */
  steps?: (page: Page) => Promise<void>;
  /** Matches the console errors of calls that the state makes fail on purpose. No others may occur. */
  expectedErrors?: RegExp;
  /** Whether a state with `steps` is inspected at the end of its page too, as states without steps are. */
  hasEnd?: boolean;
  /**
   * Whether the picture gets a household of its own: its steps write data, or it must not show what the device has
   * stored for an earlier one.
   */
  isAlone?: boolean;
  /**
   * Whether the state is pictured at all sizes in both themes. The browser tests check such states at one size, unless
   * they have `steps` without `hasEnd`.
   */
  isMain?: boolean;
}
