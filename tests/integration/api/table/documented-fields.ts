// The fields of the answers of the API. A new field must be added here on purpose.

export const user =
  "avatarUrl createdAt email emailVerifiedAt householdId householdName id isActive marketingConsent " +
  "privacyConsentedAt remindersEnabled role runOutRemindersEnabled termsConsentedAt username";
export const member = "avatarUrl createdAt email id isActive role username";
export const invitation = "accepted createdAt email expiresAt householdId id invitedById role";
export const sentInvitation = `${invitation} isRenewed link mail`;
export const household = "aiEnabled createdAt id maxItems maxLocations name";
export const location = "createdAt householdId id isDeleted name order photo pictogram updatedAt";
export const item =
  "bestBefore createdAt currentStock desiredStock householdId id isDeleted lastCountedAt locationId name packSize " +
  "partialAmount photo pictogram reorderPoint shelfOrder supermarketItemName unit updatedAt";
export const check =
  "assumedCount completedAt householdId id startedAt status stockStatus user userId";
// The three fields with "previous" describe the stock before the count. An undo deletes a count only if
// the `observedAt` of the count is not later than the undo.
export const count =
  "basis countedBy id itemId newStock observedAt partialAmount previousCountedAt previousPartialAmount " +
  "previousStock updateId updatedAt";
export const listHead =
  "clearedAt clearedBy createdAt emailedAt emailedTo householdId id status updateId";
export const list = `${listHead} items removedCount`;
export const line =
  "aiRationale checkQuantity facts id item itemId listId missing notAvailable notAvailableAt notAvailableBy " +
  "packSize purchased quantity quantitySetAt quantitySetBy rationaleSource tickedByLink";
export const addition =
  "addedBy createdAt id itemId lineId name packSize purchased quantity tickedByLink";
export const shoppingLink = "createdAt createdBy createdById expiresAt id listId";
