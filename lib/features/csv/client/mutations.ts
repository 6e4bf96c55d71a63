"use client";

import { hashKey } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "@/lib/client/api";
import { fetchFile } from "@/lib/client/fetch-file";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { saveFile } from "@/lib/client/save-file";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { now } from "@/lib/core/clock";
import { PRODUCT } from "@/lib/core/product";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Imported } from "../model/dto";
import { csvFileName } from "../model/rules";
import type { Import } from "../model/schema";

/** Downloads the household's locations and items as a CSV file. */
export function useExportCsv() {
  return useApiMutation({
    mutationFn: async () => {
      const content = await fetchFile("/api/export/csv");
      // The Swedish locale formats dates as ISO 8601 does. The date is in the person's time zone.
      const name = csvFileName(PRODUCT, now().toLocaleDateString("sv-SE"));
      saveFile({ name, type: "text/csv", content });
    },
    success: {
      title: "Items exported successfully",
      text: "Your locations and items have been downloaded as a CSV file.",
    },
    failure: {
      title: "Export failed",
      text: "There was an error exporting your items. Please try again.",
    },
  });
}

interface Outcome {
  onSuccess: (imported: Imported) => void;
  onError: () => void;
}

/**
 * Imports rows. A second attempt with the same rows has the same idempotency key. If the first
 * response was lost, the rows are not imported twice.
 */
export function useImportRows({ onSuccess, onError }: Outcome) {
  const last = useRef({ hash: "", key: "" });
  const keyOf = (input: Import): string => {
    const hash = hashKey([input]);
    if (last.current.hash !== hash) last.current = { hash, key: newIdempotencyKey() };
    return last.current.key;
  };
  return useApiMutation({
    mutationFn: (input: Import) =>
      api.post<Imported>("/api/import/csv", input, {
        headers: { "Idempotency-Key": keyOf(input) },
      }),
    failure: {
      title: "Import failed",
      text: "Nothing was imported. Please try again.",
      prefersServerMessage: true,
    },
    invalidates: [locationsQuery().queryKey, itemsQuery().queryKey],
    onSuccess,
    onError,
  });
}
