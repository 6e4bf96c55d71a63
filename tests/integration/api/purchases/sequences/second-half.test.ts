import { it } from "vitest";
import { rounds } from "@/tests/support/rounds";
import { expectSequences } from "./run-sequence";

// Two files with other seeds, because test files run in parallel.
it.each(rounds(1))(
  "household and model agree in random sequences of two devices (second half, round %i)",
  (round) => expectSequences(-round),
);
