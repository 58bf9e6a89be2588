import type { ComponentProps, ReactNode } from 'react';

/** A box to tick that looks like a button. */
export function Wish({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="wish">
      <input className="cover" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** Boxes to tick, under a name. */
export function WishGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="wishes">
      <legend>{name}</legend>
      <div className="cluster">{children}</div>
    </fieldset>
  );
}
