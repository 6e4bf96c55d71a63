import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { DeviceSync } from "@/components/sync/device-sync";
import { keepForOffline } from "@/lib/client/device/service-worker";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { itemAnswer, userAnswer } from "../../support/answers";
import { eventually } from "../../support/eventually";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

vi.mock("@/lib/client/device/service-worker");

test("the code of all screens is loaded first, then missing data is fetched, and then the files to keep are listed", async () => {
  const steps: string[] = [];
  const preloadScreens = async () => {
    await sleep(300);
    steps.push("screens");
  };
  fakeApi({
    "GET /api/items": () => {
      steps.push("items");
      return { body: [itemAnswer(11)] };
    },
  });
  vi.mocked(keepForOffline).mockImplementation(() => {
    steps.push("files");
    return Promise.resolve();
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer());
  renderScreen(<DeviceSync userId={7} preloadScreens={preloadScreens} />, queryClient);
  await eventually(() => expect(steps).toHaveLength(3));
  expect(steps).toEqual(["screens", "items", "files"]);
});
