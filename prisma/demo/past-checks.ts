import { type StockStatus, stockStatus } from "@/lib/features/items/model/rules";
import { type CheckPlan, checkPlans, demoMembers, type DemoUsername } from "./household";
import { daysBefore, secondsAfter } from "./moments";
import type { DemoCount, DemoItem, DemoStock } from "./parse-room";
import { demoRooms } from "./rooms";

const WALK_SECONDS = 25;
const COUNT_SECONDS = 5;

/** The stock of a new item. Only counting changes the stock; ticking the item's line does not. */
const NOTHING: DemoStock = { currentStock: 0, partialAmount: 0 };

/** One item with its count in one check. */
interface PastCount extends DemoCount {
  item: DemoItem;
  roomName: string;
  previous: DemoStock;
  countedAt: Date;
  countedBy: DemoUsername;
}

/** A completed check of the demo household. */
export interface PastCheck {
  startedBy: DemoUsername;
  startedAt: Date;
  completedAt: Date;
  found: Record<StockStatus, number>;
  counts: PastCount[];
}

/** Returns the household's completed checks as of `moment`, oldest first. */
export function pastChecks(moment: Date): PastCheck[] {
  return checkPlans.map((plan, index) => {
    const startedAt = daysBefore(moment, plan.daysAgo, plan.at);
    const counts = walkRooms(plan, index, startedAt);
    const found: PastCheck["found"] = { outOfStock: 0, lowStock: 0, wellStocked: 0 };
    for (const { stock, item } of counts) {
      found[stockStatus({ ...stock, desiredStock: item.desiredStock })] += 1;
    }
    const lastCount = counts.at(-1)?.countedAt ?? startedAt;
    const completedAt = secondsAfter(lastCount, WALK_SECONDS);
    return { startedBy: plan.startedBy, startedAt, completedAt, found, counts };
  });
}

function walkRooms(plan: CheckPlan, index: number, startedAt: Date): PastCount[] {
  let countedAt = startedAt;
  return demoRooms.flatMap((room) => {
    countedAt = secondsAfter(countedAt, WALK_SECONDS);
    const countedBy = plan.sharedRooms.includes(room.name)
      ? theOther(plan.startedBy)
      : plan.startedBy;
    return room.items.flatMap((item) => {
      const count = item.counts[index];
      if (!count) return [];
      countedAt = secondsAfter(countedAt, COUNT_SECONDS);
      return {
        ...count,
        item,
        roomName: room.name,
        previous: item.counts[index - 1]?.stock ?? NOTHING,
        countedAt,
        countedBy,
      };
    });
  });
}

function theOther(username: DemoUsername): DemoUsername {
  const [admin, assistant] = demoMembers;
  return username === admin.username ? assistant.username : admin.username;
}
