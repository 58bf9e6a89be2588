import type { Routes } from './route.ts';

/** The call of the page on which people apply. Apart from `visitorRoutes`, so that no other page loads it. */
export const applicationRoutes = {
  applications: {
    send: { method: 'POST', path: '/api/careers/{id}/applications', encoding: 'multipart' },
  },
} as const satisfies Routes;
