import './alert.css';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AlertProps {
  tone: 'success' | 'failure' | 'warning';
  /** The sentence; of the catalogue, where it has one. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  onClose?: (() => void) | undefined;
}

/** A message in the page that assistive technology reads at once. Render it when something happened, not before. */
export function Alert({ tone, title, children, onClose }: AlertProps) {
  return (
    <div className={`alert alert-${tone}`} role="alert">
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <div className="alert-text">
        <p className="alert-title">{title}</p>
        {children}
      </div>
      {onClose && (
        <button type="button" className="icon-button" aria-label="Close this message" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
