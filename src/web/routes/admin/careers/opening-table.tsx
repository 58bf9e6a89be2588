import '#web/admin/list/data-table.css';
import type { Opening } from '#contract/careers.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { OpeningRow } from './opening-row.tsx';

interface OpeningTableProps {
  openings: readonly Opening[];
  open: string | undefined;
  clock: ClinicClock;
  onRemove: (opening: Opening) => void;
}

/** One row per opening; cards on phones. */
export function OpeningTable({ openings, open, clock, onRemove }: OpeningTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table opening-table">
        <caption className="visually-hidden">Openings, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Experience</th>
            <th scope="col">Added</th>
            <th scope="col">On the website</th>
            <th scope="col">
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {openings.map((opening) => (
            <OpeningRow
              key={opening.id}
              opening={opening}
              isOpen={String(opening.id) === open}
              replaces={open !== undefined}
              clock={clock}
              onRemove={() => onRemove(opening)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
