import { listStates, type State } from "./table";
import { sizeName, sizes, themes, type View } from "./view";

/** A state that is pictured in a view. */
export interface Shot extends State {
  view: View;
}

/** Views of the states that are not pictured at every size. */
const FEW = ["360x640 light", "360x740 dark", "1280x800 light"];

/** Returns the shots that the options of `npm run screens` choose. Without options it is a few hundred. */
export function chosenShots(options: NodeJS.ProcessEnv): Shot[] {
  const {
    SCREENS_ONLY = "",
    SCREENS_SIZE = "",
    SCREENS_THEME = "",
    SCREENS_TEXT = "",
    SCREENS_MAIN = "",
  } = options;
  const isNarrowed = SCREENS_SIZE !== "" || SCREENS_THEME !== "";
  const views = sizes.flatMap((size) =>
    themes.map((theme) => ({ size, theme, text: Number(SCREENS_TEXT || "100") })),
  );
  return listStates()
    .filter(({ screen }) => SCREENS_ONLY === "" || SCREENS_ONLY.split(",").includes(screen))
    .filter(({ entry }) => SCREENS_MAIN === "" || entry.isMain === true)
    .flatMap((state) =>
      views
        .filter(({ size, theme }) =>
          isNarrowed
            ? sizeName(size).startsWith(SCREENS_SIZE) && theme.startsWith(SCREENS_THEME)
            : state.entry.isMain === true || FEW.includes(`${sizeName(size)} ${theme}`),
        )
        .map((view) => ({ ...state, view })),
    );
}
