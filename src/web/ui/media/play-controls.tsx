import './play-controls.css';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface MoveButtonProps {
  label: string;
  step: 1 | -1;
  onMove: (step: 1 | -1) => void;
}

export function MoveButton({ label, step, onMove }: MoveButtonProps) {
  return (
    <button type="button" className="icon-button needs-script" aria-label={label} onClick={() => onMove(step)}>
      <Icon name={step > 0 ? 'next' : 'previous'} />
    </button>
  );
}

interface PauseButtonProps {
  /** Effect of a press. */
  label: string;
  isPaused: boolean;
  onPause: () => void;
}

/** Pause button, hidden from visitors for whom nothing moves by itself. */
export function PauseButton({ label, isPaused, onPause }: PauseButtonProps) {
  return (
    <button type="button" className="icon-button pause-button needs-script" aria-label={label} onClick={onPause}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
