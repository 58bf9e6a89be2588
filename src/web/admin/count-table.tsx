import './count-table.css';
import { useId } from 'react';
import { Bar } from '#web/ui/drawings/bars.tsx';
import * as words from '#words/admin/parts.ts';
import { locale } from '#words/locale.ts';

interface CountTableProps {
  heading: string;
  /** How it is counted. */
  how: string;
  /** Heading of the column that names the rows. */
  noun: string;
  /** Heading of the column of numbers. */
  of?: string;
  none?: string;
  /** The largest first. */
  rows: readonly { name: string; state?: string; count: number }[];
}

/** A card with a number and a bar for each name. */
export function CountTable({ heading, how, noun, of = words.count, none = words.noneInTime, rows }: CountTableProps) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="card counted" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="soft">{how}</p>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className="num">
          <caption className="visually-hidden">{heading}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{noun}</th>
              <th scope="col">{of}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, state, count }) => (
              <tr key={`${name}, ${state}`}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {state && <span className="soft">, {state}</span>}
                  <Bar share={count / most} />
                </th>
                <td>{count.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
