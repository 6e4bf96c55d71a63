"use client";

import { useQueryClient } from "@tanstack/react-query";
import { openScreen } from "@/components/checks/shared/screen-address";
import { showFailure } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { checkCopy } from "@/lib/features/checks/model/copy";
import { nextLocationScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Location } from "@/lib/features/locations/model/dto";

/**
 * Returns a function that opens the screen after a location. If no check is active any more, it
 * shows a message and opens the start screen.
 */
export function useLeaveLocation(locations: readonly Location[], location: Location): () => void {
  const queryClient = useQueryClient();
  return () => {
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    if (!check) {
      showFailure(checkCopy.noActiveCheck);
      openScreen({ name: "start" });
      return;
    }
    openScreen(nextLocationScreen(locations, location.id, check.id));
  };
}
