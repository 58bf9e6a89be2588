import './opening-hours-list.css';
import { langOf } from '#web/content/lang-of.ts';
import type { HoursLine } from './opening-hours.ts';

export function OpeningHoursList({ hours }: { hours: readonly HoursLine[] }) {
  if (hours.length === 0) return null;
  return (
    <dl className="opening-hours stack num">
      {hours.map(({ days, times, reason }) => (
        <div key={days} data-special={reason && true}>
          <dt>
            {reason && (
              <strong dir="auto" lang={langOf(reason)}>
                {reason}
              </strong>
            )}
            {days}
          </dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
