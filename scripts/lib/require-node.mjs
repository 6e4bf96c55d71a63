const NEEDED = [20, 19];

/**
 * Ends the process with an error message if Node is too old for the packages. Old versions of Node must be able
 * to parse this file.
 */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Node ${NEEDED.join(".")} or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}
