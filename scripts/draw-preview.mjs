// node scripts/draw-preview.mjs: draws public/preview.png, the picture of links to Larder in messengers.
// The browser draws the text, because sharp cannot read the font file of the app (WOFF2).
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./lib/find-browser.mjs";

// The colours of the light theme in app/globals.css.
const GROUND = "oklch(0.972 0.009 84)";
const CARD = "oklch(0.994 0.004 84)";
const TEXT = "oklch(0.255 0.017 70)";
const QUIET = "oklch(0.475 0.022 72)";
const GREEN = "oklch(0.43 0.085 147)";
const AMBER = "oklch(0.48 0.105 66)";

const SHELF = 548;

/** @param {string} file */
const dataOf = (file) => readFileSync(file).toString("base64");
const font = dataOf(
  "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);

const jars = [
  { x: 664, width: 104, height: 150, level: 0.84, colour: GREEN },
  { x: 792, width: 84, height: 110, level: 0.26, colour: AMBER },
  { x: 900, width: 108, height: 184, level: 0.92, colour: GREEN },
  { x: 1032, width: 84, height: 132, level: 0.6, colour: GREEN },
].map(({ x, width, height, level, colour }) => {
  const filled = (height - 16) * level;
  return `
    <rect x="${x}" y="${SHELF - height}" width="${width}" height="${height}" rx="18" fill="${CARD}" stroke="${QUIET}" stroke-width="5"/>
    <rect x="${x + 8}" y="${SHELF - 8 - filled}" width="${width - 16}" height="${filled}" rx="11" fill="${colour}"/>
    <rect x="${x + 10}" y="${SHELF - height - 20}" width="${width - 20}" height="20" rx="6" fill="${QUIET}"/>`;
});

const picture = `
  <style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; }
    text { font-family: Figtree; letter-spacing: -0.015em; }
  </style>
  <svg width="1200" height="630" viewBox="0 0 1200 630" style="display: block">
    <rect width="1200" height="630" fill="${GROUND}"/>
    <image x="80" y="84" width="104" height="104" href="data:image/svg+xml;base64,${dataOf("public/icon.svg")}"/>
    <text x="212" y="160" font-size="68" font-weight="700" fill="${TEXT}">Larder</text>
    <text x="80" y="304" font-size="66" font-weight="700" fill="${TEXT}">
      <tspan>Track your household</tspan><tspan x="80" dy="78">supplies with ease</tspan>
    </text>
    ${jars.join("")}
    <rect x="80" y="${SHELF + 2}" width="1040" height="10" rx="5" fill="${QUIET}"/>
  </svg>`;

const browser = await chromium.launch({ executablePath: await findBrowser() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(picture);
await page.evaluate("document.fonts.ready");
const drawn = await page.screenshot();
await browser.close();
await sharp(drawn).png({ palette: true, compressionLevel: 9 }).toFile("public/preview.png");
