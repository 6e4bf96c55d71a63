import { logger } from "../core/logger";

/**
 * A body that is made while it is read, one piece ahead at the most. The first piece is made at once, so
 * that what is wrong from the start still becomes an error's answer; what goes wrong later breaks the
 * transfer off, which no reader takes for the end.
 */
export async function streamText(
  pieces: AsyncGenerator<string, void>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string, void>> | undefined = Promise.resolve(
    await pieces.next(),
  );
  let isWanted = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await (next ?? pieces.next());
          next = undefined;
          // The client left while this piece was made: the stream is closed already.
          if (!isWanted) return;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          logger.error({ error }, "an answer broke off");
          controller.error(error);
        }
      },
      async cancel() {
        isWanted = false;
        logger.debug("the client closed before its answer was complete");
        await pieces.return();
      },
    },
    { highWaterMark: 1 },
  );
}
