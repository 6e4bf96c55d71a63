import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { forecastQuery } from "./queries";

export const forecastRealtime: RealtimeFeature = {
  changes: {
    forecast: (_, { refresh }) => refresh([forecastQuery().queryKey]),
  },
};
