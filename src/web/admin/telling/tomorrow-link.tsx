import { Link } from 'react-router';
import { useReminders } from './use-reminders.ts';

/** Leads from the calendar to the patients who were not reminded yet, and says how many there are. */
export function TomorrowLink() {
  const count = useReminders()?.visits.length ?? 0;
  return (
    <Link className="button button-quiet button-small" to="/admin/tomorrow">
      Tomorrow{' '}
      {count > 0 && (
        <span className="tab-count num">
          {count}
          <span className="visually-hidden"> not told yet</span>
        </span>
      )}
    </Link>
  );
}
