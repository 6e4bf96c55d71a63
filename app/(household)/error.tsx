"use client";

/** Within the shell: the navigation stays, and its `main` is there already. */
export { FailedScreen as default } from "@/components/shared/failed-screen";
