export interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * The folders of the packages that the product needs, by package-lock.json. npm's own `--omit=dev` installs more: TypeScript, which
 * a package of ours can do without.
 */
export function findProductionPackages(locked: Record<string, LockedPackage>): string[] {
  const found = new Set<string>();
  const visit = (from: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[from] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const folder = resolve(locked, from, name);
      if (!folder || found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  visit('');
  return [...found].toSorted();
}

/** Where Node finds a package: in the nearest `node_modules` upwards. */
function resolve(locked: Record<string, unknown>, from: string, name: string): string | undefined {
  const folder = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (folder in locked) return folder;
  return from === ''
    ? undefined
    : resolve(locked, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}
