import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TableKind } from '#contract/imports.ts';
import { useIsOwner } from '#web/admin/role.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface WithImportProps {
  /** Kind that the page Import offers first. */
  from: TableKind | 'blogs';
  /** The link that adds one record. */
  children: ReactNode;
}

/** In the head of a tab, beside the link that adds one record: for owners, the way to add many from a file. */
export function WithImport({ from, children }: WithImportProps) {
  const isOwner = useIsOwner();
  if (!isOwner) return children;
  return (
    <div className="tab-adding">
      {children}
      <Link className="button button-quiet button-small" to={`/admin/import?from=${from}`}>
        <Icon name="download" />
        Import
      </Link>
    </div>
  );
}
