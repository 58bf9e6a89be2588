import { useIsOwner } from '#web/admin/role.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { ExportButton } from './export-button.tsx';
import type { ListQuery } from './list-query.ts';

/** Actions for the whole list: beside the heading, on phones in the menu of the filter bar. */
export function ListTools({ query, onSelect }: { query: ListQuery; onSelect: () => void }) {
  const isOwner = useIsOwner();
  const shortcuts = { tick: useShortcut('tick'), print: useShortcut('print') };
  return (
    <>
      {query.status !== 'done' && (
        <button type="button" className="button button-quiet button-small" onClick={onSelect} {...shortcuts.tick}>
          Select
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-small"
        onClick={() => window.print()}
        {...shortcuts.print}
      >
        Print
      </button>
      {isOwner && <ExportButton query={query} format="csv" />}
      {isOwner && <ExportButton query={query} format="excel" />}
    </>
  );
}
