import type { SignedInDevice } from "@/lib/features/accounts/model/dto";

/** Returns the name of a device, such as "Chrome on Android". */
export function deviceLabel({ deviceName }: SignedInDevice): string {
  return deviceName ?? "Unknown device";
}
