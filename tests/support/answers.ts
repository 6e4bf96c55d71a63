import type { SignedInDevice, User } from "@/lib/features/accounts/model/dto";
import type { Check, Count } from "@/lib/features/checks/model/dto";
import type { Forecast, ItemForecast } from "@/lib/features/forecast/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Invitation, Member, SentInvitation } from "@/lib/features/members/model/dto";
import type { Optimization } from "@/lib/features/photos/model/dto";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";

/** The time in the invented API answers below, which tests render without a server. */
export const MOMENT = "2026-01-01T00:00:00.000Z";
const row = {
  householdId: 1,
  photo: null,
  pictogram: null,
  isDeleted: false,
  createdAt: MOMENT,
  updatedAt: MOMENT,
};

export function userAnswer(changes: Partial<User> = {}): User {
  return {
    id: 7,
    username: "anna",
    email: "anna@example.com",
    emailVerifiedAt: null,
    role: "admin",
    householdId: 1,
    householdName: "anna's Household",
    createdAt: MOMENT,
    isActive: true,
    marketingConsent: false,
    remindersEnabled: true,
    runOutRemindersEnabled: false,
    privacyConsentedAt: null,
    termsConsentedAt: null,
    avatarUrl: "/api/avatars/7?v=1",
    ...changes,
  };
}

export function deviceAnswer(id: number, changes: Partial<SignedInDevice> = {}): SignedInDevice {
  return {
    id,
    deviceName: "Chrome on Android",
    createdAt: MOMENT,
    lastUsedAt: MOMENT,
    isCurrent: false,
    ...changes,
  };
}

export function memberAnswer(id: number, changes: Partial<Member> = {}): Member {
  return {
    id,
    username: `member${id}`,
    email: `member${id}@example.com`,
    role: "assistant",
    isActive: true,
    createdAt: MOMENT,
    avatarUrl: `/api/avatars/${id}?v=1`,
    ...changes,
  };
}

export function invitationAnswer(changes: Partial<Invitation> = {}): Invitation {
  return {
    id: 9,
    email: "guest@example.com",
    role: "assistant",
    householdId: 1,
    invitedById: 7,
    createdAt: MOMENT,
    expiresAt: "2999-01-01T00:00:00.000Z",
    accepted: false,
    ...changes,
  };
}

export function sentInvitationAnswer(changes: Partial<SentInvitation> = {}): SentInvitation {
  // Another origin than that of the tests, so that a test sees whether the app replaces it by the origin of the page.
  const link = "http://localhost:8080/register?token=secret";
  return { ...invitationAnswer(), isRenewed: false, link, mail: "sent", ...changes };
}

export function locationAnswer(id: number, name: string): Location {
  return { ...row, id, name, order: id };
}

export function itemAnswer(id: number, changes: Partial<Item> = {}): Item {
  return {
    ...row,
    id,
    locationId: 1,
    name: `Item ${id}`,
    desiredStock: 2,
    currentStock: 0,
    partialAmount: 0,
    lastCountedAt: MOMENT,
    unit: "bottle",
    packSize: 1,
    reorderPoint: null,
    bestBefore: null,
    shelfOrder: id,
    supermarketItemName: "Brand",
    ...changes,
  };
}

export function checkAnswer(changes: Partial<Check> = {}): Check {
  return {
    id: 5,
    householdId: 1,
    userId: 7,
    startedAt: MOMENT,
    completedAt: null,
    status: "in_progress",
    user: { username: "anna", email: "anna@example.com" },
    stockStatus: null,
    assumedCount: null,
    ...changes,
  };
}

export function countAnswer(itemId: number): Count {
  return {
    id: itemId,
    updateId: 5,
    itemId,
    previousStock: 0,
    previousPartialAmount: 0,
    previousCountedAt: MOMENT,
    newStock: 1,
    partialAmount: 0,
    observedAt: MOMENT,
    updatedAt: MOMENT,
    countedBy: "anna",
    basis: "counted",
  };
}

export function lineAnswer(id: number, changes: Partial<Line> = {}): Line {
  return {
    id,
    listId: 3,
    itemId: id,
    quantity: 2,
    packSize: 1,
    missing: 2,
    purchased: false,
    aiRationale: null,
    rationaleSource: null,
    facts: null,
    checkQuantity: null,
    quantitySetAt: null,
    quantitySetBy: null,
    notAvailable: false,
    notAvailableAt: null,
    notAvailableBy: null,
    item: itemAnswer(id, { supermarketItemName: null }),
    ...changes,
  };
}

export function listAnswer(changes: Partial<ShoppingList> = {}): ShoppingList {
  return {
    id: 3,
    householdId: 1,
    updateId: 5,
    createdAt: MOMENT,
    emailedTo: null,
    emailedAt: null,
    clearedAt: null,
    clearedBy: null,
    status: "ready",
    items: [],
    removedCount: 0,
    ...changes,
  };
}

/** Answer about a storage optimization that was never started. */
export const idleOptimization: Optimization = {
  isRunning: false,
  total: 0,
  migrated: 0,
  skipped: 0,
  failed: 0,
  startedAt: null,
  endedAt: null,
};

export function forecastAnswer(changes: Partial<Forecast> = {}): Forecast {
  return {
    computedAt: MOMENT,
    shoppingAt: null,
    items: [],
    accuracy: { expected: 0, found: 0 },
    ...changes,
  };
}

/** Returns the forecast of an item that may run out before the next shopping. */
export function soonAnswer(itemId: number, changes: Partial<ItemForecast> = {}): ItemForecast {
  return {
    itemId,
    word: "soon",
    goodUntil: null,
    chance: 0.5,
    usePerDay: 1 / 7,
    countsMissing: 0,
    lineChance: 0.5,
    ...changes,
  };
}
