import './play-controls.css';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface MoveButtonProps {
  /** `slide`: Previous slide, Next slide. */
  noun: string;
  step: 1 | -1;
  onMove: (step: 1 | -1) => void;
}

export function MoveButton({ noun, step, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={`${step > 0 ? 'Next' : 'Previous'} ${noun}`}
      onClick={() => onMove(step)}
    >
      <Icon name={step > 0 ? 'next' : 'previous'} />
    </button>
  );
}

interface PauseButtonProps {
  /** `the slideshow`: Pause the slideshow. */
  whole: string;
  isPaused: boolean;
  onPause: () => void;
}

/** Pause button, hidden from visitors for whom nothing moves by itself. */
export function PauseButton({ whole, isPaused, onPause }: PauseButtonProps) {
  return (
    <button
      type="button"
      className="icon-button pause-button needs-script"
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${whole}`}
      onClick={onPause}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
