"use client";

import type { ComponentProps } from "react";
import { FailedScreen } from "@/components/shared/failed-screen";

export default function ErrorPage(props: ComponentProps<typeof FailedScreen>) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <FailedScreen {...props} />
    </main>
  );
}
