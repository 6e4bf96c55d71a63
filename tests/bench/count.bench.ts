import { COUNTED_ROOMS, countHousehold } from "@/tests/e2e/support/count-household";
import { createHome, fill, signIn } from "@/tests/e2e/support/household";
import { test } from "@/tests/e2e/support/test";
import { median, record } from "./record";
import { slowDown } from "./slow-phone";

test("Time to count sixty items in eight locations on a phone (4 × CPU, slow 4G)", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, COUNTED_ROOMS);
  await signIn(page, home.admin);
  await slowDown(page, { hasSlowNetwork: true });
  const before = performance.now();
  const taps = await countHousehold(page, COUNTED_ROOMS);
  const seconds = (performance.now() - before) / 1_000;
  record("from tap to the next item, median", `${median(taps).toFixed(0)} ms`);
  record("the slowest of sixty", `${Math.max(...taps).toFixed(0)} ms`);
  record("the whole check, taps as fast as the screen allows", `${seconds.toFixed(0)} s`);
});
