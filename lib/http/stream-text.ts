import { logger } from "../core/logger";

/**
 * Creates a response body whose pieces are generated while the client reads it, at most one piece in advance.
 * The first piece is generated at once, so that an early error still becomes an error response. A later error
 * aborts the transfer, so that the client cannot treat the body as complete.
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
          // The client disconnected while this part of the response was generated. The stream is closed
          // already, so it accepts no data.
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
