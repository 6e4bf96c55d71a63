const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns whether a URL is on this machine. Without a public URL, Larder's own is on localhost. */
export function isLocalAddress(url = "http://localhost"): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
