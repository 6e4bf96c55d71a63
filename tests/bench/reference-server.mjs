// The reference of the API benchmark: a server with plain http and pg, one statement per read, and the same
// compression as the app. Its response times are a lower bound for those of the app in the same run.
import { createServer } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import pg from "pg";

const compress = promisify(gzip);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const LIST = {
  name: "list",
  text: `SELECT id, household_id AS "householdId", location_id AS "locationId", name, photo, pictogram,
    desired_stock AS "desiredStock", current_stock AS "currentStock", partial_amount AS "partialAmount",
    unit, pack_size AS "packSize", reorder_point AS "reorderPoint", best_before::text AS "bestBefore", supermarket_item_name AS "supermarketItemName", is_deleted AS "isDeleted",
    created_at AS "createdAt", updated_at AS "updatedAt"
    FROM items WHERE household_id = $1 AND NOT is_deleted ORDER BY id`,
};
const COUNT = {
  name: "count",
  text: `INSERT INTO inventory_items (household_id, update_id, item_id, previous_stock, previous_partial_amount,
      new_stock, partial_amount, observed_at, updated_at)
    VALUES ($1, $2, $3, 0, 0, $4, 0, now(), now())
    ON CONFLICT (update_id, item_id) DO UPDATE SET new_stock = excluded.new_stock
    RETURNING id, new_stock`,
};
const STOCK = { name: "stock", text: "UPDATE items SET current_stock = $2 WHERE id = $1" };

/** @param {{ householdId: number, updateId: number, itemId: number, newStock: number }} count */
async function record({ householdId, updateId, itemId, newStock }) {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query(COUNT, [householdId, updateId, itemId, newStock]);
    await client.query(STOCK, [itemId, newStock]);
    await client.query("COMMIT");
    return rows[0];
  } finally {
    client.release();
  }
}

const server = createServer(async (request, response) => {
  const householdId = Number(request.headers["x-household"]);
  let answer;
  if (request.method === "POST") {
    let body = "";
    for await (const chunk of request) body += chunk;
    answer = await record({ householdId, ...JSON.parse(body) });
  } else {
    answer = (await pool.query(LIST, [householdId])).rows;
  }
  const json = JSON.stringify(answer);
  response.setHeader("Content-Type", "application/json");
  if (json.length < 1024) return response.end(json);
  response.setHeader("Content-Encoding", "gzip");
  response.end(await compress(json));
});

server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
process.once("disconnect", () => process.exit());
