import { listStates, type State } from "./table";
import { sizeName, sizeOf, sizes, themes, type View } from "./view";

/** A state of a screen, with the view in which a screenshot of the state is taken. */
export interface Shot extends State {
  view: View;
}

/**
 * The views in which axe runs. Some are narrow and some wide, because table roles and the side bar exist only in wide
 * windows. Both themes occur, because the contrast depends on the theme.
 */
const WITH_AXE = ["360x640 light", "360x740 dark", "1280x800 light", "1280x800 dark"];

/** Returns whether axe runs in a view. */
export function hasAxe({ size, theme }: View): boolean {
  return WITH_AXE.includes(`${sizeName(size)} ${theme}`);
}

/**
 * Returns the screenshots to take by the options of `npm run screens`. Without options there are about 2,200.
 * @throws {Error} for a name in `SCREENS_ONLY` that is no screen, and for a `SCREENS_SIZE` that is no size
 */
export function chosenShots(options: NodeJS.ProcessEnv): Shot[] {
  const {
    SCREENS_ONLY = "",
    SCREENS_SIZE = "",
    SCREENS_THEME = "",
    SCREENS_TEXT = "",
    SCREENS_MAIN = "",
  } = options;
  const isOtherSize =
    SCREENS_SIZE !== "" && !sizes.some((size) => sizeName(size).startsWith(SCREENS_SIZE));
  const views = (isOtherSize ? [sizeOf(SCREENS_SIZE)] : sizes).flatMap((size) =>
    themes.map((theme) => ({ size, theme, text: Number(SCREENS_TEXT || "100") })),
  );
  const states = listStates();
  const only = SCREENS_ONLY.split(",").filter((name) => name !== "");
  for (const name of only) {
    if (!states.some(({ screen }) => screen === name)) throw new Error(`"${name}" is no screen.`);
  }
  return states
    .filter(({ screen }) => only.length === 0 || only.includes(screen))
    .filter(({ entry }) => SCREENS_MAIN === "" || entry.isMain === true)
    .flatMap((state) =>
      views
        .filter(
          ({ size, theme }) =>
            sizeName(size).startsWith(SCREENS_SIZE) && theme.startsWith(SCREENS_THEME),
        )
        .map((view) => ({ ...state, view })),
    );
}
