"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { LocationSummaryScreen } from "./location-summary-screen";

/** The flow of a check for the page that opens with the summary of a location. */
export const LocationSummaryFlow = () => (
  <CheckFlow loaded={{ LocationSummary: LocationSummaryScreen }} />
);
