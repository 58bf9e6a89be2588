import { useAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { didNotComeTimes } from '#words/admin/visits.ts';
import { dayName, wallTime } from './wall-time.ts';

/** 'Did not come 2 times', with the days, of everyone with the phone number of a request; nothing if they always came. */
export function NoShows({ appointmentId }: { appointmentId: number }) {
  const { timeZone } = useClinic();
  const times = useAnswer(
    `no-shows ${appointmentId}`,
    (options) => adminApi.visits.listNoShows({ params: { id: appointmentId } }, options),
    { follows: 'visits' },
  );
  if (!times?.length) return null;
  const days = times.map((time) => {
    const { day } = wallTime(time, timeZone);
    return `${dayName(day)} ${day.slice(0, 4)}`;
  });
  return (
    <p className="no-shows">
      <strong>{didNotComeTimes(times.length)}</strong> {days.join('; ')}
    </p>
  );
}
