import './state-chip.css';
import { Icon } from '#web/ui/drawings/icon.tsx';

/** The state of a record: settled, or waiting for someone. */
export function StateChip({ isSettled, children }: { isSettled: boolean; children: string }) {
  return (
    <span className="state-chip outlined" data-settled={isSettled}>
      <Icon name={isSettled ? 'check' : 'clock'} />
      {children}
    </span>
  );
}
