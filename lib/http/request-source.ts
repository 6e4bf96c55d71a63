import type { NextRequest } from "next/server";
import { addressGroup } from "../core/address-group";
import { readDeviceName } from "../core/device-name";
import { deviceCookieName, readDeviceToken } from "../server/device-cookie";
import type { RequestSource } from "../server/known-devices";
import { clientAddress } from "./request";

/**
 * Returns the source of a request: the address and device token that rate limits use, and the name of the device
 * for the user's list of signed-in devices.
 */
export function requestSource(request: NextRequest): RequestSource {
  const cookie = request.cookies.get(deviceCookieName(request.headers));
  return {
    address: addressGroup(clientAddress(request)),
    device: readDeviceToken(cookie?.value),
    deviceName: readDeviceName(request.headers.get("user-agent")),
  };
}
