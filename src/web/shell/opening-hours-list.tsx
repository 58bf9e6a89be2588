import './opening-hours-list.css';
import { useClinic } from './clinic.ts';
import { describeHours } from './opening-hours.ts';

export function OpeningHoursList() {
  const hours = useClinic().openingHours.map(describeHours);
  if (hours.length === 0) return null;
  return (
    <dl className="opening-hours num">
      {hours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
