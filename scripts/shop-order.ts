import { simulateShops, type Simulation } from "./shops/simulate";

const HOUSEHOLDS = 300;

const usual = { households: HOUSEHOLDS, items: 60, listShare: 0.4, lateTicks: 0.1 };

const rows: readonly Omit<Simulation, "households">[] = [
  ...[0, 1, 2, 3, 5, 10, 20].map((trips) => ({ ...usual, trips })),
  { ...usual, trips: 3, lateTicks: 0.2 },
  { ...usual, trips: 3, listShare: 0.2 },
  { ...usual, trips: 10, listShare: 0.2 },
];

/**
 * `npm run shop-order`: prints how many pairs of items on a list are in walking order after a number of
 * simulated trips.
 */
function printShopOrder(): void {
  console.log("trips  items on the list  late ticks  by room  in shop order");
  for (const row of rows) {
    const { byRoom, learned } = simulateShops({ ...row, households: HOUSEHOLDS });
    const columns: [number | string, number][] = [
      [row.trips, 5],
      [`${100 * row.listShare} %`, 17],
      [`${100 * row.lateTicks} %`, 10],
      [`${byRoom.toFixed(1)} %`, 7],
      [`${learned.toFixed(1)} %`, 13],
    ];
    console.log(columns.map(([value, width]) => String(value).padStart(width)).join("  "));
  }
}

printShopOrder();
