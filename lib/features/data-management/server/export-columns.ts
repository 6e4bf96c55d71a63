import "server-only";
import { itemDto } from "@/lib/features/items/model/dto";
import { locationDto } from "@/lib/features/locations/model/dto";
import { columnsOf } from "@/lib/server/answer-columns";
import { Prisma } from "@/lib/server/generated/prisma/client";

/** Selects when and by whom a row was deleted. */
const deletion = { deletedAt: true, deletedBy: { select: { username: true } } } as const;

/**
 * The exported columns of each table: only the username of other members, and no secrets. A location and an item are
 * exported with the fields of their API responses and their deletion, so a new field is exported automatically. The
 * columns of the other tables are listed, because their API responses differ from the export. The response for a check
 * contains another member's e-mail address, and the response for a list contains any address that the list was mailed
 * to. A new field of these tables is exported only after it was added here.
 */
export const exportedColumns = {
  account: {
    id: true,
    username: true,
    email: true,
    emailVerifiedAt: true,
    role: true,
    isActive: true,
    createdAt: true,
    privacyConsentedAt: true,
    termsConsentedAt: true,
    marketingConsent: true,
    remindersEnabled: true,
    runOutRemindersEnabled: true,
    sessions: {
      orderBy: { createdAt: "asc" },
      select: { deviceName: true, isKept: true, createdAt: true, lastUsedAt: true },
    },
    knownDevices: {
      orderBy: { createdAt: "asc" },
      select: { createdAt: true, lastUsedAt: true },
    },
    emailChanges: {
      orderBy: { createdAt: "asc" },
      select: { email: true, previousEmail: true, createdAt: true, expiresAt: true },
    },
    reminderLogs: {
      orderBy: { dateSent: "asc" },
      select: { emailType: true, dateSent: true, sentAt: true },
    },
  },
  household: {
    id: true,
    name: true,
    createdAt: true,
    aiEnabled: true,
    users: { orderBy: { id: "asc" }, select: { username: true } },
  },
  location: {
    ...columnsOf(locationDto.omit({ householdId: true }), Prisma.LocationScalarFieldEnum),
    ...deletion,
  },
  item: {
    ...columnsOf(itemDto.omit({ householdId: true }), Prisma.ItemScalarFieldEnum),
    ...deletion,
  },
  journalEntry: {
    id: true,
    itemId: true,
    name: true,
    kind: true,
    quantity: true,
    observedAt: true,
    createdAt: true,
    user: { select: { username: true } },
    byLink: true,
  },
  addition: {
    id: true,
    itemId: true,
    name: true,
    quantity: true,
    packSize: true,
    purchased: true,
    createdAt: true,
    removedAt: true,
    addedBy: { select: { username: true } },
  },
  shopMove: { id: true, itemId: true, besideId: true, isAfter: true },
  dismissedTarget: { id: true, itemId: true, kind: true, createdAt: true },
  check: {
    id: true,
    startedAt: true,
    completedAt: true,
    status: true,
    outOfStock: true,
    lowStock: true,
    wellStocked: true,
    user: { select: { username: true } },
    cancelledBy: { select: { username: true } },
    counts: {
      orderBy: { itemId: "asc" },
      select: {
        itemId: true,
        previousStock: true,
        previousPartialAmount: true,
        previousCountedAt: true,
        newStock: true,
        partialAmount: true,
        basis: true,
        observedAt: true,
        updatedAt: true,
        countedBy: { select: { username: true } },
      },
    },
  },
  list: {
    id: true,
    updateId: true,
    createdAt: true,
    status: true,
    emailedTo: true,
    emailedAt: true,
    clearedAt: true,
    clearedBy: { select: { username: true } },
    links: {
      orderBy: { id: "asc" },
      select: { createdAt: true, expiresAt: true, createdBy: { select: { username: true } } },
    },
    items: {
      orderBy: { id: "asc" },
      select: {
        itemId: true,
        quantity: true,
        packSize: true,
        missing: true,
        purchased: true,
        aiRationale: true,
        rationaleSource: true,
        facts: true,
        checkQuantity: true,
        quantitySetAt: true,
        quantitySetBy: { select: { username: true } },
        notAvailable: true,
        notAvailableAt: true,
        notAvailableBy: { select: { username: true } },
        removedAt: true,
        removedBy: { select: { username: true } },
      },
    },
  },
} as const satisfies {
  account: Prisma.UserSelect;
  household: Prisma.HouseholdSelect;
  location: Prisma.LocationSelect;
  item: Prisma.ItemSelect;
  journalEntry: Prisma.JournalEntrySelect;
  addition: Prisma.ShoppingAdditionSelect;
  shopMove: Prisma.ShopMoveSelect;
  dismissedTarget: Prisma.DismissedTargetSuggestionSelect;
  check: Prisma.InventoryUpdateSelect;
  list: Prisma.ShoppingListSelect;
};
