"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { CreatedLink, ShoppingLink } from "../model/dto";
import type { CreateLink } from "../model/schema";
import { shoppingLinksQuery } from "./queries";

const { queryKey } = shoppingLinksQuery();

export function useCreateLink({ onSuccess }: { onSuccess: (created: CreatedLink) => void }) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (input: CreateLink) => api.post<CreatedLink>("/api/shopping-links", input),
    failure: { title: "Error", text: "The link could not be made." },
    invalidates: [queryKey],
    onSuccess: (created) => {
      // Adds the new link to the cached open links, because their refetch may fail. The address of the link
      // is not cached.
      const { link: _, ...open } = created;
      queryClient.setQueryData(
        queryKey,
        (links) => links && [open, ...links.filter(({ id }) => id !== open.id)],
      );
      onSuccess(created);
    },
  });
}

export function useEndLink({ onSuccess }: { onSuccess: (ended: ShoppingLink) => void }) {
  return useApiMutation({
    mutationFn: ({ id }: ShoppingLink) => api.delete(`/api/shopping-links/${id}`),
    success: { title: "Link ended", text: "Nobody can use it any more." },
    failure: { title: "Error", text: "The link could not be ended." },
    invalidates: [queryKey],
    onSuccess: (_, ended) => onSuccess(ended),
  });
}
