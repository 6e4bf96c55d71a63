"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { getQueryClient } from "@/lib/client/query-client";

interface ProvidersProps {
  /** What the content security policy asks of the theme's inline script. */
  nonce: string | undefined;
  children: ReactNode;
}

/** What every screen stands in: the query cache, the theme and the toasts. */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <ThemeProvider
        attribute="class"
        defaultTheme="system"
        enableSystem
        disableTransitionOnChange
        nonce={nonce}
      >
        {children}
        <Toaster />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
