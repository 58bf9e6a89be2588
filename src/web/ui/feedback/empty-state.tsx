import { Drawing } from '#web/ui/drawings/drawing.tsx';
import './empty-state.css';
import type { ReactNode } from 'react';
import empty from '#web/art/empty.svg?no-inline';

/** Nothing to show: the exact sentence, a small arc that has barely opened, and the one useful next step. */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty-state card">
      <Drawing src={empty} width="160" height="96" alt="" loading="lazy" />
      <p className="empty-sentence title">{sentence}</p>
      {children}
    </div>
  );
}
