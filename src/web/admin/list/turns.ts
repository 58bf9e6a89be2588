export interface Versioned {
  id: number;
  version: number;
}

interface Turn {
  last: Promise<unknown>;
  /** Version that our last change has left: the page may not have rendered since. */
  version: number;
}

const turns = new Map<string, Turn>();

/**
 * Makes changes of one record one after another, each from the version that the one before has left. So no one has to wait for an
 * answer before the next click. `kind` tells records with the same id apart.
 */
export function inTurn<Saved>(
  kind: string,
  { id, version }: Versioned,
  change: (options: { ifMatch: number }) => Promise<Saved>,
): Promise<Saved> {
  const name = `${kind} ${id}`;
  const turn = turns.get(name) ?? { last: Promise.resolve(), version };
  turns.set(name, turn);
  const changed = turn.last.then(async () => {
    const saved = await change({ ifMatch: Math.max(version, turn.version) });
    if (isVersioned(saved)) turn.version = saved.version;
    return saved;
  });
  turn.last = changed.catch(() => undefined);
  return changed;
}

export function isVersioned(saved: unknown): saved is Versioned {
  return typeof saved === 'object' && saved !== null && 'version' in saved;
}
