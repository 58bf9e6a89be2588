import './status-chip.css';
import { Icon } from '#web/ui/icon.tsx';

export function StatusChip({ isDone }: { isDone: boolean }) {
  return (
    <span className="status-chip" data-done={isDone}>
      <Icon name={isDone ? 'check' : 'clock'} />
      {isDone ? 'Done' : 'Pending'}
    </span>
  );
}
