import * as words from '#words/admin/list.ts';
import { type ClinicClock, dayLabel } from './clinic-clock.ts';
import { inSheet, RowActions } from './record-links.tsx';
import { RecordTable } from './record-table.tsx';
import { StateChip } from './state-chip.tsx';

interface Dated {
  id: number;
  starts_on: string;
  ends_on: string;
  created_at: string;
}

interface DaysTableProps<Item extends Dated> {
  noun: keyof typeof words.daysTables;
  items: readonly Item[];
  open: string | undefined;
  clock: ClinicClock;
  onDelete: (item: Item) => void;
  describe: (item: Item) => { name: string; below: string | null; days: string; state: string };
}

/** Whether an item that is current on a day shows there, or a newer one in its place. */
export const shownOrReplaced = (isShown: boolean) => (isShown ? words.showsNow : words.replaced);

/** Records that the website shows on some days. */
export function DaysTable<Item extends Dated>({ noun, items, open, clock, onDelete, describe }: DaysTableProps<Item>) {
  const says = words.daysTables[noun];
  return (
    <RecordTable
      className="days-table"
      caption={says.caption}
      columns={[says.heading, words.days, words.onWebsite, words.added]}
    >
      {items.map((item) => {
        const { name, below, days, state } = describe(item);
        return (
          <tr key={item.id} data-open={String(item.id) === open}>
            <td>
              <bdi className="who">{name}</bdi>
              {below && <span className="second-line">{below}</span>}
            </td>
            <td className="num days">{days}</td>
            <td>
              <StateChip isSettled={state === words.showsNow}>{state}</StateChip>
            </td>
            <td className="when num">{dayLabel(new Date(item.created_at), clock)}</td>
            <td className="open">
              <RowActions name={says.name(name)} edit={inSheet(item.id, open)} onDelete={() => onDelete(item)} />
            </td>
          </tr>
        );
      })}
    </RecordTable>
  );
}

export const isOn = ({ starts_on, ends_on }: Dated, day: string) => starts_on <= day && day <= ends_on;

/** Among those that overlap on a day, the one that started last counts. */
export function findCounting<Item extends Dated>(items: readonly Item[], day: string) {
  return items
    .filter((item) => isOn(item, day))
    .toSorted((a, b) => b.starts_on.localeCompare(a.starts_on) || b.id - a.id)[0];
}
