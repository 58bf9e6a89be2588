import './urgent-lines.css';
import { defaultLanguage } from '#contract/plain/languages.ts';
import { langOf } from '#web/content/lang-of.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/search.ts';
import * as site from '#words/site.ts';

const most = 3;

/** A sentence, with the English one until an owner has checked its translation. */
export interface UrgentLine {
  line: string;
  original?: { line: string };
}

/** Urgent advice above the results. */
export function UrgentLines({ lines, calls = true }: { lines: readonly UrgentLine[]; calls?: boolean }) {
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

function Lines({ lines }: { lines: readonly UrgentLine[] }) {
  return (
    <ul>
      {lines.map(({ line, original }) => (
        <li key={line} lang={langOf(line)}>
          {line}
          <Original line={original?.line} />
        </li>
      ))}
    </ul>
  );
}

/** An urgent sentence in English below its translation. */
export function Original({ line }: { line: string | undefined }) {
  return (
    line && (
      <span className="sign-original" lang={defaultLanguage}>
        {line}
      </span>
    )
  );
}
