"use client";

/**
 * The error screen renders inside the frame of the household screens, so the navigation remains and `main`
 * already exists.
 */
export { FailedScreen as default } from "@/components/shared/failed-screen";
