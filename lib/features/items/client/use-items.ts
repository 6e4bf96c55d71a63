"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { itemWrites } from "./pending-writes";
import { itemsQuery } from "./queries";

/** Returns the items of the household, including those that wait on this device. */
export function useItems({ isNeeded = true } = {}) {
  const { data, isError, error, refetch } = useQuery({ ...itemsQuery(), enabled: isNeeded });
  const pending = usePendingWrites("pending");
  const items = useMemo(
    () =>
      data && (itemWrites.select(pending).length > 0 ? itemWrites.overlay(data, pending) : data),
    [data, pending],
  );
  return { data: items, isError, error, refetch };
}
