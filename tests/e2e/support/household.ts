import type { Page } from "@playwright/test";
import type { Role } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createItem, createLocation, createUser, PASSWORD } from "@/tests/support/factories";
import { newPerson, type Person } from "./test";

/** A household that was created directly in the database. */
export interface Home {
  householdId: number;
  admin: Person;
}

/** Creates a household with its admin. */
export async function createHome(): Promise<Home> {
  const { username } = newPerson();
  const admin = await createUser({ username });
  return {
    householdId: admin.householdId,
    admin: { username, email: admin.email, password: PASSWORD },
  };
}

/** Adds a member with another role. */
export async function addMember({ householdId }: Home, role: Role): Promise<Person> {
  const { username, email } = await createUser({ ...newPerson(), householdId, role });
  return { username, email, password: PASSWORD };
}

/** Creates locations and items with the given names. All items have been counted, with an amount of 0. */
export async function fill(
  { householdId }: Home,
  rooms: Record<string, readonly string[]>,
): Promise<void> {
  for (const [name, items] of Object.entries(rooms)) {
    const { id: locationId } = await createLocation({ householdId, name });
    for (const item of items) {
      await createItem({ locationId, name: item, lastCountedAt: new Date() });
    }
  }
}

/** Creates a location with the given number of items in one statement. */
export async function fillRoom({ householdId }: Home, count: number): Promise<void> {
  const { id: locationId } = await createLocation({ householdId, name: "Storehouse" });
  await db.item.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      householdId,
      locationId,
      unit: "can" as const,
      desiredStock: 2,
      name: `Item ${index + 1}`,
      currentStock: index % 4,
      lastCountedAt: new Date(),
      supermarketItemName: index % 3 === 0 ? null : `Brand ${index + 1}`,
    })),
  });
}

/** Signs in by an API call, without the login screen. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  const answer = await page.request.post("/api/login", { data: { username, password } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}
