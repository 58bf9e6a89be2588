import type { ReactNode } from 'react';

/** Words for screen readers alone, which read them as soon as they change; an alert at once. */
export function Announced({ role = 'status', children }: { role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <p className="visually-hidden" role={role}>
      {children}
    </p>
  );
}
