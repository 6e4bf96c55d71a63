"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, ApiError } from "@/lib/client/api";
import { fetchRecords, type RecordProgress } from "@/lib/client/fetch-records";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { saveFile } from "@/lib/client/save-file";
import type { ToastCopy } from "@/lib/client/toast";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { now } from "@/lib/core/clock";
import { PRODUCT } from "@/lib/core/product";
import { CLEARING_APART, useChangeOfPerson } from "@/lib/features/accounts/client/change-person";
import { CHECKS_KEY } from "@/lib/features/checks/client/queries";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { optimizationQuery } from "@/lib/features/photos/client/queries";
import type { Migrated } from "@/lib/features/photos/model/dto";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { LISTS_KEY } from "@/lib/features/shopping-lists/client/queries";
import { PURGED } from "../model/copy";
import type { Departed, Purged } from "../model/dto";
import { exportFileName } from "../model/rules";
import type { DeleteAccount, Purge } from "../model/schema";
import { purgeableQuery } from "./queries";

/** Downloads the export as an indented file. `progress` is null when no export is running. */
export function useExportData() {
  const [progress, setProgress] = useState<RecordProgress | null>(null);
  const mutation = useApiMutation({
    mutationFn: async () => {
      const data = await fetchRecords("/api/user/export-data", setProgress);
      saveFile({
        // The Swedish locale formats dates as ISO 8601 does. The date is in the person's time zone.
        name: exportFileName(PRODUCT, now().toLocaleDateString("sv-SE")),
        type: "application/json",
        content: JSON.stringify(data, null, 2),
      });
    },
    success: {
      title: "Data exported successfully",
      text: "Your data has been downloaded as a JSON file.",
    },
    failure: {
      title: "Export failed",
      text: "There was an error exporting your data. Please try again.",
    },
    onSuccess: () => setProgress(null),
    onError: () => setProgress(null),
  });
  return { ...mutation, progress };
}

export function usePurgeData({ onSuccess }: { onSuccess: () => void }) {
  return useApiMutation({
    mutationFn: (input: Purge) => api.post<Purged>("/api/data/purge", input),
    success: { title: "Data purged successfully", text: PURGED },
    failure: {
      title: "Purge failed",
      text: "There was an error purging your data",
      prefersServerMessage: true,
    },
    invalidates: [
      CHECKS_KEY,
      LISTS_KEY,
      itemsQuery().queryKey,
      additionsQuery().queryKey,
      purchasesQuery().queryKey,
      forecastQuery().queryKey,
      shopOrderQuery().queryKey,
      purgeableQuery().queryKey,
    ],
    onSuccess,
  });
}

/**
 * Returns whether the server refused to delete the account of the only admin of a household with other members. The
 * admin must first choose what happens to the household.
 */
export function isOnlyAdmin(error: Error | null): boolean {
  if (!(error instanceof ApiError) || typeof error.body !== "object") return false;
  return error.body !== null && "isOnlyAdmin" in error.body;
}

/**
 * Deletes or deactivates the account of the signed-in person. The shell then opens the login
 * screen. If the only admin must first choose what happens to the household, no failure is
 * reported: the dialog shows the options.
 */
export function useDeleteAccount() {
  const changePerson = useChangeOfPerson();
  const queue = useWriteQueue();
  return useApiMutation({
    mutationFn: (input: DeleteAccount) =>
      api.delete<Departed>("/api/user", input, { headers: CLEARING_APART }),
    success: departureToast,
    failure: (error) =>
      isOnlyAdmin(error)
        ? null
        : {
            title: "Operation failed",
            text: "There was an error processing your request. Please try again.",
          },
    onSuccess: () => {
      void queue.discard(() => true);
      changePerson(null);
    },
  });
}

function departureToast({ outcome }: Departed): ToastCopy {
  return outcome === "deleted"
    ? {
        title: "Account deleted",
        text: "Your account and all associated data have been deleted.",
      }
    : {
        title: "Account deactivated",
        text: "Your account has been deactivated. Contact an administrator to reactivate it.",
      };
}

/**
 * Starts the storage optimization, whose progress the screen polls. The server continues it after the person has left
 * the screen.
 */
export function useOptimizeStorage() {
  const queryClient = useQueryClient();
  const { queryKey } = optimizationQuery();
  return useApiMutation({
    mutationFn: async () => {
      const answer = api.post<Migrated>("/api/migrate-images");
      void queryClient.invalidateQueries({ queryKey });
      if (!(await answer).success) throw new Error("Some photos could not be optimized");
    },
    success: { title: "Optimization complete" },
    failure: {
      title: "Optimization failed",
      text: "There was an error optimizing the storage. Please try again later.",
    },
    invalidates: [queryKey],
  });
}
