"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { HeadingFocus } from "@/components/navigation/heading-focus";
import { Toaster } from "@/components/ui/toaster";
import { repeatEarlyTap } from "@/lib/client/early-tap";
import { RouterReady } from "@/lib/client/history/router-ready";
import { getQueryClient } from "@/lib/client/query-client";
import { followTheme } from "@/lib/client/theme";

/**
 * Provides the query cache, the theme and the toasts to every screen. Moves the focus after a navigation.
 * Runs the history writes that waited for Next's router. Repeats a tap that came before the hydration.
 */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followTheme, []);
  useEffect(repeatEarlyTap, []);
  return (
    <QueryClientProvider client={getQueryClient()}>
      <RouterReady />
      <HeadingFocus />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
