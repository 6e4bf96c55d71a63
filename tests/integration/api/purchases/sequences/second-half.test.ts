import { it } from "vitest";
import { rounds } from "@/tests/support/rounds";
import { expectSequences } from "./run-sequence";

// The rounds are split over two files with different random seeds, because test files run in parallel.
it.each(rounds(1))(
  "the household in the database equals the model after random writes of two devices (second half, round %i)",
  (round) => expectSequences(-round),
  // On a busy machine 25 sequences take longer than the default limit.
  120_000,
);
