"use client";

import { BackLink } from "@/components/shared/back-link";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PageHeader } from "@/components/shared/page-header";
import { useDocumentTitle } from "@/components/shared/use-document-title";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { useItems } from "@/lib/features/items/client/use-items";
import { ItemDetails } from "./item-details";

/** Shows one item on a page of its own. */
export function ItemScreen({ itemId }: { itemId: number }) {
  const { data: items, isError, error, refetch } = useItems();
  const item = items?.find(({ id }) => id === itemId);
  const title = item?.name ?? "Item";
  useDocumentTitle(title);
  return (
    <>
      <BackLink href={paths.items()}>All items</BackLink>
      <PageHeader title={title} />
      {items ? (
        <ItemDetails item={item} />
      ) : isError ? (
        <ErrorPanel
          title="The item could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardListSkeleton count={2} label="Loading the item" />
      )}
    </>
  );
}
