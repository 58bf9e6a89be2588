import './data-table.css';
import { type ReactNode, useRef } from 'react';
import * as words from '#words/admin/list.ts';
import { openRow } from './opened-row.ts';
import { useStayingRows } from './staying-rows.tsx';

interface RecordTableProps {
  className: string;
  caption: string;
  columns: readonly ReactNode[];
  /** Visually hidden heading of the column with the actions of each row. */
  actions?: string;
  /** Nothing happens where a row is clicked beside its links. */
  isStill?: boolean;
  children: ReactNode;
}

/** The rows of a list, which open where they are clicked; cards on phones. */
export function RecordTable({
  className,
  caption,
  columns,
  actions = words.change,
  isStill,
  children,
}: RecordTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useStayingRows(body, children);
  return (
    <div className="table-frame">
      <table className={`data-table ${className}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={place} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{actions}</span>
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- each row has a link */}
        <tbody ref={body} onClick={isStill ? undefined : openRow}>
          {rows}
        </tbody>
      </table>
    </div>
  );
}
