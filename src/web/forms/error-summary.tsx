import './forms.css';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface SummaryEntry {
  /** Id of the control that the entry leads to. */
  target: string;
  message: string;
}

/**
 * Errors of a sent form, with a link to each field. Its focus announces it once; a live region would announce it again
 * with every corrected field.
 */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, []);
  return (
    <div ref={summary} className="error-summary" role="group" aria-labelledby={id} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2 id={id}>{entries.length === 1 ? 'One thing to check' : `${entries.length} things to check`}</h2>
        <ul>
          {entries.map(({ target, message }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={focusTarget}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Without scripts the link alone does it; with them the address stays as it is. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
