import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  usePendingWrites,
  WriteQueueContext,
} from "@/lib/client/pending-writes/use-pending-writes";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";

const onRender = vi.fn();

function Pending() {
  onRender();
  return <p>{usePendingWrites("pending").length} pending</p>;
}

function Read() {
  return <p>{usePendingWrites("isRead") ? "read" : "not read"}</p>;
}

test("a component that uses only the pending writes does not render again when the device has been read", async () => {
  const queue = isolatedWriteQueue();
  render(
    <WriteQueueContext value={queue}>
      <Pending />
      <Read />
    </WriteQueueContext>,
  );
  expect(screen.getByText("not read")).toBeTruthy();
  const before = onRender.mock.calls.length;
  act(() => void queue.open({ userId: 1, householdId: 1 }, []));
  expect(await screen.findByText("read")).toBeTruthy();
  expect(onRender).toHaveBeenCalledTimes(before);
});
