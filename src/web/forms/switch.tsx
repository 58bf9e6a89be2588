import './switch.css';
import type { ReactNode } from 'react';

interface SwitchProps {
  /** Meaning of the switch while it is on: 'Visible on the website'. */
  children: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  id?: string;
  /** The key that switches it, for assistive technology. */
  shortcut?: { 'aria-keyshortcuts'?: string; title?: string };
}

/** Something that is on or off, and changes at once. */
export function Switch({ children, isOn, onSwitch, id, shortcut }: SwitchProps) {
  return (
    // The second click of a double-click would take back what the first one did.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks only
    <label className="switch target" onClick={(event) => event.detail > 1 && event.preventDefault()}>
      <input
        id={id}
        {...shortcut}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
        role="switch"
        checked={isOn}
        onChange={(event) => (event.nativeEvent as MouseEvent).detail <= 1 && onSwitch(event.target.checked)}
      />
      <span className="switch-label">{children}</span>
    </label>
  );
}
