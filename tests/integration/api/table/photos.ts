import { diskStore } from "@/lib/server/photos/disk-store";
import { members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for photos. */
export const PHOTO_ROWS: readonly Row[] = [
  // The permission is checked first (403). The body of these calls is not a form, so allowed callers get 415.
  row("POST", "/api/upload", members(415, 403, 403, 415)),
  row("GET", "/api/files/[...path]", members(200, 200, 200, 404), {
    path: ({ objectKey }) => `/api/files/${objectKey}`,
    arrange: ({ objectKey }) => diskStore.put(objectKey, Buffer.from("a picture")),
    cacheControl: "private, max-age=31536000, immutable",
  }),
  row("GET", "/api/migrate-images", members(200, 403, 403, 200), {
    answers: "endedAt failed isRunning migrated skipped startedAt total",
  }),
  row("POST", "/api/migrate-images", members(200, 403, 403, 200), {
    answers: "failed migrated skipped success",
    announces: { optimization: "householdId" },
  }),
];
