import './urgent-lines.css';
import { useClinic } from '#web/shell/clinic.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/search.ts';
import * as site from '#words/site.ts';

const most = 3;

/** Urgent advice above the results. */
export function UrgentLines({ lines, calls = true }: { lines: readonly string[]; calls?: boolean }) {
  const { emergencyNumber } = useClinic();
  const more = lines.slice(most);
  return (
    <div className="urgent-lines cluster">
      <Icon name="alert" />
      <div>
        <Lines lines={lines.slice(0, most)} />
        {more.length > 0 && (
          <details>
            <summary>{words.moreUrgentSigns}</summary>
            <Lines lines={more} />
          </details>
        )}
      </div>
      {calls && <PhoneLink className="button button-danger num" number={emergencyNumber} words={site.call} />}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
