import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { EARLY_TAP_SCRIPT } from "@/lib/client/early-tap";
import { THEME_SCRIPT } from "@/lib/client/theme-script";
import { PRODUCT, TAGLINE } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import { Providers } from "./providers";

/**
 * `optional`: a font that arrives after the first paint is used from the next load on. Replacing the letters on a
 * page would break some names into another number of lines and move what is below them.
 */
const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-figtree",
  weight: "300 900",
  display: "optional",
  // Next's own fallback has one width for all weights, and only devices with Arial have it.
  adjustFontFallback: false,
  fallback: ["Figtree Fallback"],
});

/** The browser fetches this font file only if the page has letters such as ł or ő. */
const figtreeExtended = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  variable: "--font-figtree-ext",
  weight: "300 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/**
 * Returns the metadata of all pages. The preview of a link shows only these general texts: some addresses are secrets,
 * and a messenger fetches every address that is sent. Next reads the settings here at a request and not at the build.
 */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(publicUrl("/")),
    title: { default: PRODUCT, template: `%s · ${PRODUCT}` },
    description: TAGLINE,
    applicationName: PRODUCT,
    icons: { icon: "/icon.svg", apple: "/apple-icon.png" },
    appleWebApp: { title: PRODUCT },
    robots: { index: false },
    openGraph: {
      type: "website",
      siteName: PRODUCT,
      title: PRODUCT,
      description: TAGLINE,
      images: { url: "/preview.png", width: 1200, height: 630, alt: `${PRODUCT}. ${TAGLINE}.` },
    },
    twitter: { card: "summary_large_image" },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The open keyboard of a phone shrinks the page, so that the confirm button is above the keyboard.
  interactiveWidget: "resizes-content",
  // The background colour of each theme: `--background` in globals.css.
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f9f5ee" },
    { media: "(prefers-color-scheme: dark)", color: "#191613" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html
      lang="en"
      className={`${figtree.variable} ${figtreeExtended.variable}`}
      // The theme script sets the class before hydration, so hydration would report a mismatch.
      suppressHydrationWarning
    >
      <body>
        <script
          nonce={nonce}
          // Browsers hide the nonce attribute after use, so hydration would report a mismatch.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT + EARLY_TAP_SCRIPT }}
        />
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
