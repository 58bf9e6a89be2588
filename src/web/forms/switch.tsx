import './switch.css';
import type { ReactNode } from 'react';

interface SwitchProps {
  /** What is the case while it is on: 'Visible on the website'. */
  children: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  id?: string;
}

/** Something that is on or off, and changes at once. */
export function Switch({ children, isOn, onSwitch, id }: SwitchProps) {
  return (
    <label className="switch">
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
        role="switch"
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span className="switch-label">{children}</span>
    </label>
  );
}
