"use client";

import { PENDING, PhotoTile, type PhotoTileProps } from "@/components/shared/photo-tile";
import { usePictogram } from "@/lib/features/pictograms/client/use-pictogram";

interface NamedTileProps extends Omit<PhotoTileProps, "pictogram"> {
  supermarketName?: string | null;
}

/** Shows the photo of an item or a room, else a pictogram for its name, else a monogram. */
export function NamedTile({ supermarketName = null, ...tile }: NamedTileProps) {
  const isNeeded = tile.photo === null;
  const pictogram = usePictogram(tile.name, supermarketName, { isNeeded });
  return <PhotoTile {...tile} pictogram={pictogram === undefined ? PENDING : pictogram} />;
}
