import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this run tries what `npm test` leaves out. */
    otherWidths?: boolean;
  }
}

/** Widths of a window in px, for the title of a test: `npm test` takes the first, and `npm run test:sweeps` the others. */
export function widths<Width extends number>(first: Width, ...others: Width[]): Width[] {
  return inject('otherWidths') ? others : [first];
}
