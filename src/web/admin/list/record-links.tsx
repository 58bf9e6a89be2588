import { Link } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
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
  return (
    <Link
      id={rowLinkId('new')}
      className={`button button-small ${isQuiet ? 'button-secondary' : 'button-primary'}`}
      to={{ search: '?open=new' }}
      state={openedFromList}
      replace={isSheetOpen}
      preventScrollReset
    >
      <Icon name="plus" />
      {children}
    </Link>
  );
}

/** The same where there are none yet. */
export function AddFirstLink({ children }: { children: string }) {
  return (
    <Link
      className="button button-secondary button-small"
      to={{ search: '?open=new' }}
      state={openedFromList}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

interface RowActionsProps {
  id: number;
  /** What is edited or deleted, read by assistive technology: 'the opening Front desk'. */
  name: string;
  /** The id of the record whose form is open. */
  open: string | undefined;
  onDelete: () => void;
}

/** Edit and delete. On phones the whole card opens the record. */
export function RowActions({ id, name, open, onDelete }: RowActionsProps) {
  return (
    <div className="record-actions">
      <Link
        id={rowLinkId(String(id))}
        className="button button-quiet button-small"
        to={{ search: `?open=${id}` }}
        state={openedFromList}
        replace={open !== undefined}
        preventScrollReset
        aria-current={open === String(id) ? 'true' : undefined}
      >
        Edit<span className="visually-hidden"> {name}</span>
        <Icon name="next" />
      </Link>
      <button type="button" className="icon-button" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Icon name="trash" />
      </button>
    </div>
  );
}
