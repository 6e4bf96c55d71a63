import type { NextRequest } from "next/server";
import { addressGroup } from "../core/address-group";
import { deviceCookieName, readDeviceToken } from "../server/device-cookie";
import type { RequestSource } from "../server/known-devices";
import { clientAddress } from "./request";

/** Returns the source of a request: the fields by which limits distinguish clients. */
export function requestSource(request: NextRequest): RequestSource {
  const cookie = request.cookies.get(deviceCookieName(request.headers));
  return {
    address: addressGroup(clientAddress(request)),
    device: readDeviceToken(cookie?.value),
  };
}
