import { expect, it } from "vitest";
import { locationFormSchema } from "@/lib/features/locations/model/schema";

it.each(["", "   ", undefined])("asks for a name when it is %j", (name) => {
  const { error } = locationFormSchema.safeParse({ name });
  expect(error?.issues[0]?.message).toBe("Location name is required");
});

it("trims the name", () => {
  expect(locationFormSchema.parse({ name: " Kitchen " })).toMatchObject({ name: "Kitchen" });
});
