import './weeks-chart.css';
import type { Overview } from '#contract/overview.ts';
import { Column } from '#web/admin/charts/column.tsx';
import { type ClinicClock, shortDay, thisYear } from '#web/admin/list/clinic-clock.ts';

interface WeeksChartProps {
  weeks: Overview['trends']['weeks'];
  clock: ClinicClock;
  asOf: string;
}

/** A table that is drawn as columns: the weeks below, how many bookings above. */
export function WeeksChart({ weeks, clock, asOf }: WeeksChartProps) {
  const most = Math.max(1, ...weeks.map(({ booked }) => booked));
  return (
    <section className="overview-card weeks" aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">Bookings per week</h2>
      <p className="soft">The last twelve, each from its Monday, as of {asOf}</p>
      <table className="num">
        <caption className="visually-hidden">Bookings per week, by the Monday on which it began</caption>
        <thead>
          <tr>
            {weeks.map(({ monday }, index) => (
              <th key={monday} scope="col">
                <span>{index === weeks.length - 1 ? 'This week' : shortDay(monday, thisYear(clock))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {weeks.map(({ monday, booked }) => (
              <td key={monday}>
                <Column share={booked / most} />
                {booked.toLocaleString('en')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
