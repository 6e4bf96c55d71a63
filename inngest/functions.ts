import { publishJobEvents } from "@/inngest/functions/publish-job-events";
import { cleanUp } from "./functions/clean-up";
import { cleanUpPhotos } from "./functions/clean-up-photos";
import { generateShoppingList } from "./functions/generate-shopping-list";
import { recomputeForecastOfHousehold } from "./functions/recompute-forecast";
import { recomputeOutdatedForecasts } from "./functions/recompute-outdated-forecasts";
import { remindHouseholds } from "./functions/remind-households";
import { resetDemo } from "./functions/reset-demo";
import { sendEmailChangeNoticeMail } from "./functions/send-email-change-notice";
import { sendPasswordResetMail } from "./functions/send-password-reset";
import { sendReminderMail } from "./functions/send-reminder";

/** All background functions, for Inngest and for the embedded runner. */
export const functions = [
  cleanUp,
  cleanUpPhotos,
  generateShoppingList,
  recomputeForecastOfHousehold,
  recomputeOutdatedForecasts,
  remindHouseholds,
  resetDemo,
  sendEmailChangeNoticeMail,
  sendPasswordResetMail,
  sendReminderMail,
  publishJobEvents,
];
