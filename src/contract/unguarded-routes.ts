import type { Routes } from './route.ts';
import { visitorRoutes } from './visitor-routes.ts';

/**
 * Calls without a session check by pages that anyone may open: the login, the locked screen, and the form of a
 * condition.
 */
export const unguardedRoutes = {
  session: {
    ...visitorRoutes.session,
    logout: { method: 'POST', path: '/api/admin/logout' },
    get: { method: 'GET', path: '/api/admin/session' },
    unlock: { method: 'POST', path: '/api/admin/session/unlock' },
  },
  appointments: {
    events: { method: 'GET', path: '/api/appointments/events', answers: 'text/event-stream' },
  },
  conditions: {
    create: { method: 'POST', path: '/api/conditions', encoding: 'multipart' },
  },
  passwordLinks: {
    canAsk: { method: 'GET', path: '/api/password-link' },
    ask: { method: 'POST', path: '/api/password-link/mail' },
    find: { method: 'POST', path: '/api/password-link' },
    use: { method: 'POST', path: '/api/password-link/use' },
  },
} as const satisfies Routes;
