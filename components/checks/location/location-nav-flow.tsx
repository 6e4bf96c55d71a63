"use client";

import { CheckFlow } from "@/components/checks/check-flow";
import { LocationNavScreen } from "./location-nav-screen";

/** The flow of a check for the page that opens with the way to a location. */
export const LocationNavFlow = () => <CheckFlow loaded={{ LocationNav: LocationNavScreen }} />;
