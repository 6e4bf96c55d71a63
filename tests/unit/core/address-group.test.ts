import { expect, test } from "vitest";
import { addressGroup } from "@/lib/core/address-group";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["192.0.2.7:50123", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["64:ff9b::192.0.2.7", "192.0.2.7"],
])("rate limits count %j as the IPv4 address %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["1::8", "1:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["fe80::2%25wlan0", "fe80:0:0:0::/64"],
])("rate limits count %j as the network %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ["unknown", "unknown"],
  ["", ""],
  ["_Hidden", "_hidden"],
  ["1.2.3", "1.2.3"],
  ["256.0.0.1", "256.0.0.1"],
  ["2001:db8::1::2", "2001:db8::1::2"],
  ["g::1", "g::1"],
  ["[::1", "[::1"],
])("rate limits count %j, which is not an IP address, as the text %j", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
