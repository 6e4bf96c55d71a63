"use client";

/** Renders inside the shell, so the navigation remains and `main` already exists. */
export { FailedScreen as default } from "@/components/shared/failed-screen";
