import { expect, test } from "vitest";
import { listPictures } from "@/components/sync/list-pictures";
import { paths } from "@/lib/core/paths";
import { itemAnswer, locationAnswer } from "@/tests/support/answers";

test("the pictures for offline use are photos, and for rows without one the chosen or else the found pictogram", async () => {
  const locations = [
    { ...locationAnswer(1, "Kitchen"), photo: "kitchen" },
    { ...locationAnswer(2, "Bathroom"), pictogram: "soap" },
  ];
  const items = [
    itemAnswer(1, { name: "Milk", supermarketItemName: null }),
    itemAnswer(2, { name: "Rice", pictogram: "soap" }),
    itemAnswer(3, { name: "Tea", photo: "tea", pictogram: "bento-box" }),
    itemAnswer(4, { name: "Grandma's favourite", supermarketItemName: null }),
  ];
  expect(await listPictures(locations, items)).toEqual({
    photos: ["kitchen", "tea"].map((photo) => paths.file(photo, { isSmall: true })),
    pictograms: ["soap", "glass-of-milk"].map((picture) => paths.pictogram(picture)),
  });
});
