import { markListFailed } from "@/lib/features/shopping-lists/server/steps/mark-list-failed";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { generationRequested } from "../events";

/** Writes the rationales of a list. Marks the list as failed after all retries. */
export const generateShoppingList = inngest.createFunction(
  {
    id: "generate-shopping-list",
    retries: 3,
    triggers: [generationRequested],
    onFailure: async ({ event, step }) => {
      const { listId, householdId } = generationRequested.schema.parse(event.data.event.data);
      await step.run("mark-list-failed", () =>
        markListFailed(systemActor(householdId), { listId }),
      );
    },
  },
  async ({ event, step }) => {
    const { listId, householdId } = event.data;
    return step.run("write-rationales", () =>
      writeRationales(systemActor(householdId), { listId }),
    );
  },
);
