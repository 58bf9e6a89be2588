import './empty-state.css';
import type { ReactNode } from 'react';
import { Dial } from './dial.tsx';

/** Nothing to show: the exact sentence, a small arc that has barely opened, and the one useful next step. */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Dial degrees={24} />
      <p className="empty-sentence">{sentence}</p>
      {children}
    </div>
  );
}
