import type { ComponentProps } from 'react';

interface TickProps extends ComponentProps<'input'> {
  onTick?: (isOn: boolean) => void;
}

/** A box to tick with its words; a button of a choice with the type `radio`. */
export function Tick({ onTick, children, ...input }: TickProps) {
  return (
    <label className="tick-row row">
      <input type="checkbox" onChange={onTick && (({ target }) => onTick(target.checked))} {...input} />
      {children}
    </label>
  );
}
