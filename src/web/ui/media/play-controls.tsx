import './play-controls.css';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface MoveButtonProps {
  label: string;
  step: 1 | -1;
  /** Absent on pages without React, whose scripts read `data-step`. */
  onMove?: (step: 1 | -1) => void;
}

export function MoveButton({ label, step, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      data-step={step}
      onClick={onMove && (() => onMove(step))}
    >
      <Icon name={step > 0 ? 'next' : 'previous'} />
    </button>
  );
}

interface PauseButtonProps {
  /** Effects of a press while it moves, and while it is paused. */
  pause: string;
  play: string;
}

/** Stops what `autoplay` moves, and lets it go on. Visitors for whom nothing moves by itself do not see it. */
export function PauseButton({ pause, play }: PauseButtonProps) {
  return (
    <button type="button" className="icon-button pause-button needs-script" aria-label={pause} data-play={play}>
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}
