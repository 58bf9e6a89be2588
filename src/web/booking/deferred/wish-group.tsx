import type { ReactNode } from 'react';

/** Boxes to tick, under a name. */
export function WishGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="wishes">
      <legend>{name}</legend>
      <div className="cluster">{children}</div>
    </fieldset>
  );
}
