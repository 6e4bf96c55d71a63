"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { StartScreen } from "./start-screen";

/** The flow of a check for the page that opens with the start screen. */
export const StartFlow = () => <CheckFlow loaded={{ Start: StartScreen }} />;
