import { Bar } from '#web/admin/charts/bar.tsx';

interface WantedTableProps {
  heading: string;
  /** What the rows are. */
  noun: string;
  rows: readonly { name: string; place?: string; booked: number }[];
  /** They are not looked up for every look at the page. */
  asOf: string;
}

/** What most bookings have in common, the most frequent first. */
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
