const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a complete address names this machine. Without one Larder is at `http://localhost:PORT`. */
export function isLocalAddress(url = "http://localhost"): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
