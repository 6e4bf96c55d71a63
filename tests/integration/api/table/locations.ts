import { deleteLocation } from "./arrange";
import { item, location } from "./documented-fields";
import { members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for locations. */
export const LOCATION_ROWS: readonly Row[] = [
  row("GET", "/api/locations", members(200, 200, 200, 200), { answers: location }),
  row("POST", "/api/locations", members(201, 403, 403, 201), {
    body: () => ({ name: "Kitchen", photo: null, pictogram: "cooking", order: 1 }),
    answers: location,
    refuses: { name: "text", photo: "photo", pictogram: "pictogram", order: "order" },
    announces: { locations: "created" },
  }),
  row("POST", "/api/locations", members(201, 403, 403, 400), {
    body: ({ objectKey }) => ({ name: "Kitchen", photo: objectKey }),
    answers: location,
    refuses: { name: null, photo: null },
    announces: { locations: "created" },
  }),
  row("GET", "/api/locations/[id]", members(200, 200, 200, 404), {
    of: (ids) => ids.locationId,
    answers: location,
  }),
  row("PUT", "/api/locations/[id]", members(200, 403, 403, 404), {
    of: (ids) => ids.locationId,
    body: () => ({ name: "Cellar", photo: null, pictogram: "brick" }),
    answers: location,
    refuses: { name: "text", photo: "photo", pictogram: "pictogram" },
    announces: { locations: "locationId" },
  }),
  row("DELETE", "/api/locations/[id]", members(204, 403, 403, 404), {
    of: (ids) => ids.locationId,
    announces: { locations: "locationId" },
  }),
  row("GET", "/api/locations/[id]/items", members(200, 200, 200, 404), {
    of: (ids) => ids.locationId,
    answers: item,
  }),
  row("PUT", "/api/locations/[id]/items/order", members(200, 403, 403, 404), {
    of: (ids) => ids.locationId,
    body: ({ itemId }) => ({ items: [{ id: itemId, order: 0 }] }),
    answers: item,
    refuses: { items: "places" },
    announces: { items: "itemId" },
  }),
  row("PUT", "/api/locations/order", members(200, 403, 403, 400), {
    body: ({ locationId }) => ({ locations: [{ id: locationId, order: 0 }] }),
    answers: location,
    refuses: { locations: "places" },
    announces: { locations: "locationId" },
  }),
  row("POST", "/api/locations/bulk-delete", members(200, 403, 403, 404), {
    body: ({ locationId }) => ({ ids: [locationId] }),
    answers: "deleted",
    refuses: { ids: "ids" },
    announces: { locations: "locationId" },
  }),

  row("POST", "/api/locations/[id]/restore", members(200, 403, 403, 404), {
    of: (ids) => ids.locationId,
    arrange: deleteLocation,
    answers: location,
    announces: { locations: "locationId" },
  }),
  row("POST", "/api/locations/bulk-restore", members(200, 403, 403, 404), {
    body: ({ locationId }) => ({ ids: [locationId] }),
    arrange: deleteLocation,
    answers: "restored",
    refuses: { ids: "ids" },
    announces: { locations: "locationId" },
  }),
];
