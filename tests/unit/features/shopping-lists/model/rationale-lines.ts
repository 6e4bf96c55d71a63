import { factsOf } from "./line-facts";

/** Lines in different states that the sentences of the rationale tests are written about. */
export const rationaleLines = {
  /** A line with 2⅓ of 8 bottles in stock, 5½ at the check before, out of stock in 1 of 4 checks. */
  low: factsOf({ desiredStock: 8 }, [
    [2, 0.333],
    [5, 0.5],
    [0, 0],
    [8, 0],
  ]),
  /** No box at this check, 1 at the check before, out of stock in 2 of 3 checks; desired stock 2. */
  out: factsOf({ desiredStock: 2, unit: "box" }, [
    [0, 0],
    [1, 0],
    [0, 0],
  ]),
  /** 1 bag at this check, the first check of the item; desired stock 3. */
  new: factsOf({ desiredStock: 3, unit: "bag" }, [[1, 0]]),
  /** An item with 1 roll at this check and at the check before; desired stock 4. */
  same: factsOf({ desiredStock: 4, unit: "roll" }, [
    [1, 0],
    [1, 0],
  ]),
  /** An item with 2 cans at this check and 1 at the check before; desired stock 6. */
  rose: factsOf({ desiredStock: 6, unit: "can" }, [
    [2, 0],
    [1, 0],
  ]),
  /** ⅓ of a bag at this check, the first check of the item; desired stock 0.75. */
  part: factsOf({ desiredStock: 0.75, unit: "bag" }, [[0, 0.333]]),
  /**
   * 3 jars to buy, out of stock in 1 of 3 checks. The item has changed since: stock and desired stock do not
   * explain the quantity.
   */
  unknown: factsOf(
    { desiredStock: 9, unit: "jar" },
    [
      [1, 0],
      [0, 0],
      [2, 0],
    ],
    { quantity: 3 },
  ),
};

export type RationaleLine = keyof typeof rationaleLines;
