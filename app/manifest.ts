import type { MetadataRoute } from "next";
import { paths } from "@/lib/core/paths";
import { PRODUCT, TAGLINE } from "@/lib/core/product";

/** What a device shows of the application once it is installed. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home(),
    name: PRODUCT,
    short_name: PRODUCT,
    description: TAGLINE,
    start_url: paths.home(),
    scope: paths.home(),
    display: "standalone",
    // The light ground of globals.css; a page's own theme colour takes its place once it is open.
    background_color: "#f9f5ee",
    theme_color: "#f9f5ee",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
