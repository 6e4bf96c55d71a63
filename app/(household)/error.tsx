"use client";

/**
 * Renders the error page inside the frame of the household screens. The navigation remains visible, and the frame
 * already has a `main` element.
 */
export { FailedScreen as default } from "@/components/shared/failed-screen";
