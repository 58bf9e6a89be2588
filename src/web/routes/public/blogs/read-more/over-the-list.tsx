import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** A dialog over the blog's list. Going back closes it at once, and not only when the list has been loaded anew. */
export function OverTheList({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const navigate = useNavigate();
  const isLeaving = useNavigation().location?.pathname === '/blog';
  if (isLeaving) return null;
  return (
    <Dialog labelledBy={labelledBy} onClose={() => navigate(-1)}>
      {children}
    </Dialog>
  );
}
