import { expect, test } from "vitest";
import { readDeviceName } from "@/lib/core/device-name";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const PHONE = "Mozilla/5.0 (Linux; Android 10; K)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

test.each([
  ["Chrome on Android", `${PHONE} ${BLINK} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    "Samsung Internet on Android",
    `${PHONE} ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Chrome on Windows", `${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36`],
  ["Edge on Windows", `${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ["Opera on Windows", `${WINDOWS} ${BLINK} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"],
  ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0"],
  ["Safari on iPhone", `${IPHONE} ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on iPhone", `${IPHONE} ${APPLE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ["Firefox on iPhone", `${IPHONE} ${APPLE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ["Safari on Mac", `${MAC} ${APPLE} Version/18.5 Safari/605.1.15`],
  [
    "Chrome on ChromeOS",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/140.0.0.0 Safari/537.36`,
  ],
  ["iPad", "Larder/1.0 (iPad)"],
  ["Firefox", "Firefox/143.0"],
])(
  "readDeviceName returns %j for the User-Agent header of this browser and system",
  (name, header) => {
    expect(readDeviceName(header)).toBe(name);
  },
);

test.each([
  ["no header", null],
  ["an empty header", ""],
  ["a command line client", "curl/8.5.0"],
  ["markup", "<script>alert(1)</script>"],
  ["a name after 500 characters", `${"x".repeat(500)} Chrome/140.0.0.0`],
])("readDeviceName returns null for %s", (_, header) => {
  expect(readDeviceName(header)).toBeNull();
});
