"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { openScreen } from "@/components/checks/shared/screen-address";
import { showFailure } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { nextLocationScreen } from "@/lib/features/checks/model/screen-sequence";
import { NO_ACTIVE_CHECK } from "@/lib/features/checks/model/sentences";
import type { Location } from "@/lib/features/locations/model/dto";

/**
 * Returns a function that opens the screen after a location. If the check is no longer active, it
 * shows a message and opens the start screen.
 */
export function useLeaveLocation(locations: readonly Location[], location: Location): () => void {
  const queryClient = useQueryClient();
  const hasEnded = useHasEnded();
  return () => {
    const check = hasEnded ? null : queryClient.getQueryData(activeCheckQuery().queryKey);
    if (!check) {
      showFailure(NO_ACTIVE_CHECK);
      openScreen({ name: "start" });
      return;
    }
    openScreen(nextLocationScreen(locations, location.id, check.id));
  };
}
