const NEEDED = [20, 19];

/**
 * Ends the process with an error message if Node is too old for the packages. Old versions of Node must be able
 * to parse this file.
 */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Larder needs Node ${NEEDED.join(".")} or newer, but this is Node ${process.versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
