"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { Location } from "../model/dto";
import { inSequence, withLocation } from "../model/rules";
import type { CreateLocation, LocationForm } from "../model/schema";
import { locationsQuery } from "./queries";

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** Adds a location. The list shows it after the server's response. */
export function useAddLocation({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient();
  const { queryKey } = locationsQuery();
  return useApiMutation({
    mutationFn: (input: CreateLocation) => api.post<Location>("/api/locations", input),
    success: { title: "Success", text: "Location added successfully" },
    failure: { title: "Error", text: "Failed to add location" },
    invalidates: [queryKey],
    onSuccess: (added) => {
      queryClient.setQueryData(queryKey, (old) => old && withLocation(old, added));
      onSuccess();
    },
    onError,
  });
}

/** Updates a location with an optimistic update. An omitted photo or pictogram is unchanged. */
export function useUpdateLocation({ onSuccess, onError }: Outcome) {
  const { queryKey } = locationsQuery();
  return useApiMutation({
    mutationFn: ({ id, ...input }: LocationForm & { id: number }) =>
      api.put<Location>(`/api/locations/${id}`, input),
    success: { title: "Success", text: "Location updated successfully" },
    failure: { title: "Error", text: "Failed to update location" },
    optimistic: ({ id, name, photo, pictogram }) => [
      optimisticChange(queryKey, (old) =>
        old.map((location) =>
          location.id === id
            ? {
                ...location,
                name,
                photo: photo === undefined ? location.photo : photo,
                pictogram: pictogram === undefined ? location.pictogram : pictogram,
              }
            : location,
        ),
      ),
    ],
    invalidates: [queryKey],
    onSuccess,
    onError,
  });
}

const REORDERING = ["reorder-locations"];

/**
 * Reorders the locations with an optimistic update. Calls run one after the other, so that the last
 * one wins. A refused call restores the last order that the server has accepted.
 */
export function useReorderLocations() {
  const queryClient = useQueryClient();
  const { queryKey } = locationsQuery();
  const agreed = useRef<readonly number[]>([]);
  return useApiMutation({
    mutationKey: REORDERING,
    isSerial: true,
    mutationFn: (ids: readonly number[]) =>
      api.put<Location[]>("/api/locations/order", {
        locations: ids.map((id, order) => ({ id, order })),
      }),
    failure: {
      title: "Error",
      text: "Failed to update location order, changes have been reverted",
    },
    optimistic: (ids) => {
      if (queryClient.isMutating({ mutationKey: REORDERING }) === 1) {
        agreed.current = queryClient.getQueryData(queryKey)?.map(({ id }) => id) ?? [];
      }
      return [
        optimisticChange(
          queryKey,
          (old) => inSequence(old, ids),
          (now) => inSequence(now, agreed.current),
        ),
      ];
    },
    onSuccess: (_locations, ids) => {
      agreed.current = ids;
    },
    invalidates: [queryKey],
  });
}
