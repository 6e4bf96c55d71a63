import { failure, ok, type Verdict, warning } from "./finding";

const MEGABYTE = 1_000_000;
const LEAST_FREE = 200 * MEGABYTE;
const COMFORTABLE_FREE = 1_000 * MEGABYTE;

/** What the doctor reads from a data folder. */
export interface DataDirFacts {
  /** Absolute path. */
  dir: string;
  isWritable: boolean;
  freeBytes: number;
  /** Files with secrets that other users of the machine can read. */
  openSecrets: readonly string[];
}

/** Returns what is wrong with an existing data folder: open secrets, missing write access, little free space. */
export function judgeDataDir({ dir, isWritable, freeBytes, openSecrets }: DataDirFacts): Verdict[] {
  const verdicts = openSecrets.map((file) =>
    failure(`${file} can be read by other users of this machine`, `Run: chmod 600 ${file}`),
  );
  if (!isWritable) {
    verdicts.push(
      failure(
        `${dir} cannot be written by this user`,
        "Run the doctor as the user that runs the server. If it is that user, make it the owner of the folder with chown -R.",
      ),
    );
  }
  return [...verdicts, judgeSpace(freeBytes)];
}

function judgeSpace(freeBytes: number): Verdict {
  const text = `${Math.floor(freeBytes / MEGABYTE).toLocaleString("en")} MB free`;
  if (freeBytes >= COMFORTABLE_FREE) return ok(text);
  const advice = "Free disk space, or move DATA_DIR to a larger disk.";
  if (freeBytes >= LEAST_FREE) return warning(text, advice);
  return failure(`${text}: PostgreSQL stops when the disk is full`, advice);
}
