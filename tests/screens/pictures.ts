import { test as base } from "@playwright/test";
import { chosenShots, hasAxe, type Shot } from "./chosen";
import { findViolations } from "./find-violations";
import { PICTURE, type Picture, PICTURES_FOLDER } from "./picture";
import { scrollToEnd } from "./scroll-to-end";
import { sizeName, viewName } from "./view";
import { Visitor } from "./visitor";

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = new Visitor(browser);
      await use(visitor);
      await visitor.close();
    },
    { scope: "worker" },
  ],
});

for (const shot of chosenShots(process.env)) {
  const { screen, entry, view } = shot;
  test(`${screen}: ${entry.name} (${viewName(view)})`, async ({ visitor }, { annotations }) => {
    const visit = await visitor.open(entry, view);
    const { page, consoleErrors, shifts, close } = visit;
    const take = async (part: Picture["part"]) => {
      const file = fileOf(shot, part);
      // Before axe inspects the page, which takes longer than some toasts are shown.
      await page.screenshot({ path: `${PICTURES_FOLDER}/${file}`, animations: "disabled" });
      const picture: Picture = {
        screen,
        state: entry.name,
        size: sizeName(view.size),
        theme: view.theme,
        part,
        file,
        violations: await findViolations(page, {
          isAtEnd: part === "end",
          consoleErrors,
          shifts,
          // axe takes as long as everything else, so it runs for some screenshots only.
          hasAxe: part === "top" && hasAxe(view),
        }),
      };
      annotations.push({ type: PICTURE, description: JSON.stringify(picture) });
    };
    await take("top");
    if (await scrollToEnd(visit, entry)) await take("end");
    await close();
  });
}

function fileOf({ screen, entry, view }: Shot, part: Picture["part"]): string {
  const state = entry.name.replace(/[^a-z0-9]+/gi, "-");
  return `${screen}/${state}-${viewName(view)}${part === "end" ? "-end" : ""}.png`;
}
