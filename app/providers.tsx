"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Toaster } from "@/components/ui/toaster";
import { getQueryClient } from "@/lib/client/query-client";
import { followTheme } from "@/lib/client/theme";

/** What every screen stands in: the query cache, the theme and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followTheme, []);
  return (
    <QueryClientProvider client={getQueryClient()}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
