import type { Overview } from '#contract/overview.ts';
import { Bar, Column } from '#web/admin/bars.tsx';
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

interface WantedTableProps {
  heading: string;
  /** Heading of the column that names the rows. */
  noun: string;
  rows: readonly { name: string; place?: string; booked: number }[];
  /** When they were counted: the server caches them. */
  asOf: string;
}

/** Most frequent values among bookings, in descending order. */
export function WantedTable({ heading, noun, rows, asOf }: WantedTableProps) {
  const most = rows[0]?.booked ?? 1;
  return (
    <section className="overview-card wanted">
      <h2>{heading}</h2>
      <p className="soft">The last 90 days, as of {asOf}</p>
      {rows.length === 0 ? (
        <p>No bookings in this time.</p>
      ) : (
        <table className="num">
          <caption className="visually-hidden">{heading}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{noun}</th>
              <th scope="col">Bookings</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, place, booked }) => (
              <tr key={`${name}, ${place}`}>
                <th scope="row">
                  {name}
                  {place && <span className="soft">, {place}</span>}
                  <Bar share={booked / most} />
                </th>
                <td>{booked.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
