"use client";

import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";

/**
 * Sends the location in which the person is counting. Errors are silent: others only see the
 * presence later.
 */
export function useBeInLocation() {
  return useApiMutation({
    // A person who leaves a location and enters it again sends the same presence twice. The double-tap detection
    // would drop the second call.
    isRepeatable: true,
    mutationFn: ({ updateId, locationId }: { updateId: number; locationId: number | null }) =>
      api.put(`/api/inventory-updates/${updateId}/presence`, { locationId }),
    failure: null,
  });
}
