import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { TableKind } from '#contract/imports.ts';
import { ButtonLink } from '#web/admin/button.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/list.ts';
import { openedFromList, rowLinkId } from './opened-row.ts';

interface AddLinkProps {
  /** 'Add an opening' */
  children: string;
  /** A form is open already; the new one takes its step in the history. */
  isSheetOpen: boolean;
  /** Leaves the first place to something else. */
  isQuiet?: boolean;
}

/** Leads to the form of a new record, in the head of a tab. */
export function AddLink({ children, isSheetOpen, isQuiet = isSheetOpen }: AddLinkProps) {
  const shortcut = useShortcut('add');
  return (
    <ButtonLink
      look={isQuiet ? 'secondary' : 'primary'}
      icon="plus"
      id={rowLinkId('new')}
      to={{ search: '?open=new' }}
      state={openedFromList}
      replace={isSheetOpen}
      preventScrollReset
      {...shortcut}
    >
      {children}
    </ButtonLink>
  );
}

export function AddFirstLink({ children }: { children: string }) {
  return (
    <ButtonLink to={{ search: '?open=new' }} state={openedFromList} preventScrollReset>
      {children}
    </ButtonLink>
  );
}

/** The link that opens the form of a row in a sheet beside the list; `open` is the id of the record whose form is open. */
export function inSheet(id: number, open: string | undefined): LinkProps {
  return {
    id: rowLinkId(String(id)),
    to: { search: `?open=${id}` },
    state: openedFromList,
    replace: open !== undefined,
    preventScrollReset: true,
    'aria-current': open === String(id) ? 'true' : undefined,
  };
}

interface RowActionsProps {
  /** Record in question, read by assistive technology: 'the opening Front desk'. */
  name: string;
  /** The address of its page on the website. */
  view?: string | undefined;
  edit: LinkProps | (() => void);
  onDelete?: () => void;
}

/** View, edit and delete: the same in every list. On phones the whole card opens the record where it can. */
export function RowActions({ name, view, edit, onDelete }: RowActionsProps) {
  const look = 'button button-quiet button-small';
  const editWords = (
    <Sentence
      words={words.edit}
      fields={{ hidden: <span className="visually-hidden">{words.editHidden(name)}</span> }}
    />
  );
  return (
    <div className="record-actions row">
      {view && (
        <a className={`${look} view-action`} href={view} target="_blank" rel="noopener">
          <Sentence
            words={words.view}
            fields={{ hidden: <span className="visually-hidden">{words.viewHidden(name)}</span> }}
          />
        </a>
      )}
      {typeof edit === 'function' ? (
        <button type="button" className={look} onClick={edit}>
          {editWords}
        </button>
      ) : (
        <Link className={look} {...edit}>
          {editWords}
        </Link>
      )}
      {onDelete && <DeleteButton label={words.deleteNamed(name)} onClick={onDelete} />}
    </div>
  );
}

export function DeleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  const shortcut = useShortcut('remove');
  return (
    <button type="button" className="icon-button delete-action" aria-label={label} onClick={onClick} {...shortcut}>
      <Icon name="trash" />
    </button>
  );
}

interface WithImportProps {
  /** Kind that the page Import offers first. */
  from: TableKind | 'blogs';
  children: ReactNode;
}

/** Adds the link to the import to the head of a tab, for owners. */
export function WithImport({ from, children }: WithImportProps) {
  const isOwner = useIsOwner();
  if (!isOwner) return children;
  return (
    <div className="tab-adding">
      {children}
      <ButtonLink look="quiet" icon="download" to={`/admin/import?from=${from}`}>
        {words.importWord}
      </ButtonLink>
    </div>
  );
}
