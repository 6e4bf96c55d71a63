"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { LocationCheckScreen } from "./location-check-screen";

/** The flow of a check for the page that opens with the items of a location. */
export const LocationCheckFlow = () => (
  <CheckFlow loaded={{ LocationCheck: LocationCheckScreen }} />
);
