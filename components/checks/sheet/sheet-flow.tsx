"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { SheetScreen } from "./sheet-screen";

/** The flow of a check for the page that opens with the sheet of a location. */
export const SheetFlow = () => <CheckFlow loaded={{ Sheet: SheetScreen }} />;
