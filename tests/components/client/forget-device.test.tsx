import { beforeEach, expect, test } from "vitest";
import { keepDraft, readDraft } from "@/lib/client/device/draft";
import { forgetDevice } from "@/lib/client/device/forget-device";
import { changePreferences, forgetPreferences, readPreferences } from "@/lib/client/preferences";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetPreferences();
});

test.each([null, 7])(
  "forgetDevice for the user %s deletes drafts and stored settings but not the preferences",
  async (userId) => {
    localStorage.setItem("larder.keep-signed-in", "true");
    localStorage.setItem("theme", "dark");
    localStorage.setItem("of-another-application", "stays");
    keepDraft("1:7:count:5:11", "text");
    changePreferences({ theme: "dark" });
    await forgetDevice({ userId });
    expect(Object.keys(localStorage)).toEqual(["of-another-application"]);
    expect(readDraft("1:7:count:5:11")).toBeNull();
    expect(readPreferences()?.theme).toBe("dark");
  },
);
