-- Rules that writes in one statement and writes in a transaction share (docs/decisions/0049).

-- Notifies every process of a change of the household, at the commit. NULL in place of a change is a revocation:
-- the processes check again who may receive changes. One SQL expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION "announce_change"("household_id" integer, "change" jsonb) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_notify('larder_changes', jsonb_build_object('householdId', household_id, 'change', change)::text)
$$;

-- Returns the stored answer of an idempotency key, and whether the key came with another request. No row for an
-- unknown key. Keys of release 0.1.0 have no request and match every request. Inlined by the planner.
CREATE OR REPLACE FUNCTION "find_idempotent_answer"("owner_id" integer, "call_key" text, "request_hash" text)
RETURNS TABLE ("first_answer" jsonb, "is_mismatch" boolean)
LANGUAGE sql STABLE AS $$
  SELECT answer, request IS NOT NULL AND request <> request_hash
  FROM idempotency_keys WHERE user_id = owner_id AND key = call_key
$$;

-- Stores the answer of an idempotency key; does nothing where the key is NULL. Where a simultaneous call stored its
-- answer first, this one waits for its commit and fails as a serialization failure. The caller retries the whole
-- transaction, which then finds the first answer.
-- PL/pgSQL, because it caches the plan of the INSERT on every supported version of PostgreSQL.
CREATE OR REPLACE FUNCTION "store_idempotent_answer"(
  "owner_id" integer, "call_key" text, "request_hash" text, "call_answer" jsonb
) RETURNS void
LANGUAGE plpgsql STRICT AS $$
BEGIN
  INSERT INTO idempotency_keys (user_id, key, request, answer)
  VALUES (owner_id, call_key, request_hash, call_answer)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'A simultaneous call has used this idempotency key' USING ERRCODE = 'serialization_failure';
  END IF;
END
$$;
