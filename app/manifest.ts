import type { MetadataRoute } from "next";
import { paths } from "@/lib/core/paths";
import { PRODUCT, TAGLINE } from "@/lib/core/product";

/** Returns the manifest of the installed application. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home(),
    name: PRODUCT,
    short_name: PRODUCT,
    description: TAGLINE,
    start_url: paths.home(),
    scope: paths.home(),
    display: "standalone",
    // The light background of globals.css, shown while the installed app starts. An open page replaces it by
    // its own theme colour.
    background_color: "#f9f5ee",
    theme_color: "#f9f5ee",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
