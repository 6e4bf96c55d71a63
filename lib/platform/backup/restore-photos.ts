import type pg from "pg";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { currentStoreName, storeNamed } from "@/lib/server/photos/stores";
import { errorCode, StartError } from "@/lib/server/start-error";
import type { EarlierPhoto } from "./clear-database";

/** Stores a backup's photos in the store that the settings name now. */
export class PhotoRestorer {
  private readonly storeName = currentStoreName();
  private readonly store = storeNamed(this.storeName);
  private readonly names: string[] = [];
  private readonly added: string[] = [];

  /**
   * Stores a photo unless the store has it already: names are unique, and a store may refuse to overwrite.
   * @throws {AppError} or {StartError} when the store does not accept it.
   */
  async put(name: string, bytes: Buffer): Promise<void> {
    try {
      await this.keep(name, bytes);
    } catch (error) {
      const code = errorCode(error);
      if (code === undefined || error instanceof AppError) throw error;
      throw new StartError(`The photos cannot be stored (${code}). Nothing was restored.`, {
        cause: error,
      });
    }
  }

  private async keep(name: string, bytes: Buffer): Promise<void> {
    const there = await this.store.get(name);
    this.names.push(name);
    if (there && bytes.equals(there)) return;
    if (!there) this.added.push(name);
    await this.store.put(name, bytes);
  }

  /** Deletes the photos that were stored, because their rows were rolled back. */
  async undo(): Promise<void> {
    if (this.added.length === 0) return;
    await this.store.remove(this.added).catch((error: unknown) => {
      logger.warn({ error }, "photos of a restore that failed stay in their store");
    });
  }

  /**
   * Sets `store` in the rows of the restored photos to the store that contains them now. Photos to which only
   * the `earlier` rows referred are marked as discarded, so that the daily cleanup deletes them.
   */
  async settleRows(client: pg.ClientBase, earlier: EarlierPhoto[]): Promise<void> {
    await client.query(
      "UPDATE stored_files SET store = $1::photo_store WHERE object_key = ANY ($2)",
      [this.storeName, this.names],
    );
    await client.query(
      `INSERT INTO stored_files (object_key, bucket, store, size, created_at, discarded_at)
       SELECT object_key, bucket, store, size, created_at, now()
       FROM jsonb_populate_recordset(NULL::stored_files, $1)
       ON CONFLICT (object_key) DO NOTHING`,
      [JSON.stringify(earlier)],
    );
  }
}
