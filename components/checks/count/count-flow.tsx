"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { CountScreen } from "./count-screen";

/** The flow of a check for the pages that open with the count of an item. */
export const CountFlow = () => <CheckFlow loaded={{ Count: CountScreen }} />;
