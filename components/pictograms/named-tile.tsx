"use client";

import { useState } from "react";
import { PENDING, PhotoTile, type PhotoTileProps } from "@/components/shared/photo-tile";
import { paths } from "@/lib/core/paths";
import { usePictogram } from "@/lib/features/pictograms/client/use-pictogram";
import type { NamedRow } from "@/lib/features/pictograms/model/pictures";

interface NamedTileProps extends Omit<
  PhotoTileProps,
  "photo" | "name" | "pictogram" | "onMissingPictogram" | "onMissingPhoto"
> {
  of: NamedRow;
}

/**
 * Shows the photo of an item or a location, else its chosen pictogram, else the pictogram for its name, else a
 * monogram. A chosen pictogram that cannot be loaded, because this version does not have it or the device is offline,
 * is treated as not chosen. So is a photo that cannot be loaded.
 */
export function NamedTile({
  of: { name, supermarketItemName = null, photo, pictogram = null },
  ...tile
}: NamedTileProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const [missingPhoto, setMissingPhoto] = useState<string | null>(null);
  const chosen = pictogram === missing ? null : pictogram;
  const isNeeded = (photo === null || photo === missingPhoto) && chosen === null;
  const found = usePictogram(name, supermarketItemName, { isNeeded });
  return (
    <PhotoTile
      {...tile}
      name={name}
      photo={photo}
      pictogram={chosen ? paths.pictogram(chosen) : found === undefined ? PENDING : found}
      onMissingPictogram={() => setMissing(chosen)}
      onMissingPhoto={setMissingPhoto}
    />
  );
}
