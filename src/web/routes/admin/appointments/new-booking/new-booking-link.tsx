import { Link } from 'react-router';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type ListQuery, newBooking, toSearch } from '../list-query.ts';

interface NewBookingLinkProps {
  query: ListQuery;
  isOpen: boolean;
  /** One has been begun and is waiting. */
  hasDraft: boolean;
}

/** Opens the form for a caller. The focus comes back to it like to a row. */
export function NewBookingLink({ query, isOpen, hasDraft }: NewBookingLinkProps) {
  return (
    <Link
      id={rowLinkId(newBooking)}
      className="button button-secondary button-small"
      to={{ search: toSearch(query, newBooking) }}
      state={openedFromList}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
    >
      <Icon name="plus" />
      {hasDraft && !isOpen ? 'Continue booking' : 'New booking'}
    </Link>
  );
}
