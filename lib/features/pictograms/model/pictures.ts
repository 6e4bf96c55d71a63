/** An item or a location, as far as its picture is concerned. */
export interface NamedRow {
  name: string;
  supermarketItemName?: string | null;
  photo: string | null;
  /** The chosen pictogram. Rows that a device stored before the choice existed do not have the field. */
  pictogram?: string | null;
}

/** The names of pictures by `pictureKey`; null for a row without a fitting one. */
export type Pictures = ReadonlyMap<string, string | null>;

/** Returns what the picture of a row without a photo depends on. */
export function pictureKey(name: string, supermarketName: string | null = null): string {
  return supermarketName ? `${name}\n${supermarketName}` : name;
}
