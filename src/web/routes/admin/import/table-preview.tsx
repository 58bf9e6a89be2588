import type { ReactNode, RefObject } from 'react';
import type { TablePreview, TableRow } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface TablePreviewListProps {
  heading: RefObject<HTMLHeadingElement | null>;
  file: string;
  preview: TablePreview;
  /** The buttons. */
  children: ReactNode;
}

const words: Readonly<Record<TableRow['state'], string>> = {
  new: 'Will be added',
  there: 'Already there, skipped',
  wrong: 'Has mistakes',
};

/** Effects of each row of a file; rows with mistakes first. */
export function TablePreviewList({ heading, file, preview, children }: TablePreviewListProps) {
  const { counts, ignored_columns: ignored, rows } = preview;
  const sorted = [...rows.filter(({ state }) => state === 'wrong'), ...rows.filter(({ state }) => state !== 'wrong')];
  return (
    <div className="import-preview">
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{file}</bdi>: {importMessages.describeCounts(counts)}
      </h3>
      {counts.wrong > 0 && <p>{importMessages.correctFirst}</p>}
      {counts.wrong === 0 && counts.new === 0 && <p>{importMessages.nothingNew}</p>}
      {ignored.length > 0 && <p className="soft">{importMessages.ignored(ignored)}</p>}
      {children}
      <ul className="import-rows">
        {sorted.map(({ line, name, details, state, mistakes }) => (
          <li key={line} data-state={state}>
            <p className="import-row-state">
              <Icon name={state === 'wrong' ? 'alert' : state === 'new' ? 'plus' : 'check'} />
              {words[state]}
              <span className="soft num">line {line}</span>
            </p>
            <p className="import-name" dir="auto">
              {name || 'No name'}
            </p>
            {mistakes.map(({ column, message }) => (
              <p key={column} className="import-mistake">
                {column && `${column}: `}
                {message}
              </p>
            ))}
            {details && (
              <p className="soft small" dir="auto">
                {details}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
