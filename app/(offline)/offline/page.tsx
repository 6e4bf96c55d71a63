import { Suspense } from "react";
import { OfflineApp } from "@/components/offline/offline-app";

/** What the service worker keeps for times without a network (docs/decisions/0021). */
export default function OfflinePage() {
  return (
    <Suspense>
      <OfflineApp />
    </Suspense>
  );
}
