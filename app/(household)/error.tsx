"use client";

/**
 * Renders inside the frame of the household screens. The navigation remains, and the frame already has a
 * `main` element.
 */
export { FailedScreen as default } from "@/components/shared/failed-screen";
