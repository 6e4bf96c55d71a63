"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { CompleteScreen } from "./complete-screen";

/** The flow of a check for the page that opens with the completion. */
export const CompleteFlow = () => <CheckFlow loaded={{ Complete: CompleteScreen }} />;
