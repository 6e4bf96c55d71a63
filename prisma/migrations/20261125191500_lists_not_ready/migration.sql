-- The metric of lists that are not ready is read every minute (docs/operations.md). Without this index it would read
-- all lists of all households.
CREATE INDEX "shopping_lists_not_ready_idx" ON "shopping_lists"("status") WHERE "status" <> 'ready';
