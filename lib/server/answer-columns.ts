import type { z } from "zod";
import { isTimeKey } from "../core/stored-row";
import { Prisma } from "./generated/prisma/client";

/**
 * Returns the Prisma select of an answer shape.
 * @param fields the model's fields, such as `Prisma.ItemScalarFieldEnum`: each key of the shape must be one
 */
export function columnsOf<Shape extends z.ZodRawShape>(
  dto: z.ZodObject<Shape>,
  fields: { [Key in keyof Shape]: string },
): { [Key in keyof Shape]: true } {
  // `Object.keys` and `Object.fromEntries` lose the type of the keys, so their results are cast.
  const keys = Object.keys(dto.shape) as (keyof Shape)[];
  const columns = keys.map((key) => [fields[key], true] as const);
  return Object.fromEntries(columns) as { [Key in keyof Shape]: true };
}

/**
 * Returns the SQL select list of an answer shape: a column of `table` for each key, under the name of the key. Times are
 * written as `toISOString` writes them, so that PostgreSQL can make JSON of the row.
 * @param computed the expressions of keys that are not columns
 */
export function selectListOf<Shape extends z.ZodRawShape>(
  dto: z.ZodObject<Shape>,
  table: string,
  computed: { [Key in keyof Shape]?: Prisma.Sql } = {},
): Prisma.Sql {
  const columns = Object.keys(dto.shape).map(
    (key) => Prisma.sql`${computed[key] ?? columnOf(table, key)} AS ${Prisma.raw(`"${key}"`)}`,
  );
  return Prisma.join(columns);
}

function columnOf(table: string, key: string): Prisma.Sql {
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const column = `"${table}"."${name}"`;
  return Prisma.raw(
    isTimeKey(key)
      ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : column,
  );
}
