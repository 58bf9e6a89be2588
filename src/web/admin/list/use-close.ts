import { useLocation, useNavigate } from 'react-router';
import type { OpenedFromList } from './row-link.ts';

/** Closes what is open beside a list: one step back where opening was a step forward. */
export function useClose(listSearch: string) {
  const navigate = useNavigate();
  const state = useLocation().state as OpenedFromList | null;
  return () =>
    state?.openedFromList
      ? navigate(-1)
      : navigate({ search: listSearch }, { replace: true, preventScrollReset: true });
}
