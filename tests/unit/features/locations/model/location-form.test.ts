import { expect, it } from "vitest";
import { locationFormSchema } from "@/lib/features/locations/model/schema";

it.each(["", "   ", undefined])("the location form requires a name instead of %j", (name) => {
  const { error } = locationFormSchema.safeParse({ name });
  expect(error?.issues[0]?.message).toBe("Location name is required");
});

it("the location form trims the name", () => {
  expect(locationFormSchema.parse({ name: " Kitchen " })).toMatchObject({ name: "Kitchen" });
});
