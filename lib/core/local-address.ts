const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns whether a URL is on this machine. The default is for a missing public URL: Larder then uses
 * localhost.
 */
export function isLocalAddress(url = "http://localhost"): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
