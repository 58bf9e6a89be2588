import type { Routes } from './route.ts';

/** Routes that the browsers of visitors call. They load no more of `routes` than this. */
export const visitorRoutes = {
  appointments: {
    create: { method: 'POST', path: '/api/appointments' },
  },
  reviews: {
    submit: { method: 'POST', path: '/api/submit-review' },
  },
  blogs: {
    getPublic: { method: 'GET', path: '/api/published-blogs/{slug}' },
  },
  treatments: {
    listPublic: { method: 'GET', path: '/api/treatment' },
  },
  places: {
    listStates: { method: 'GET', path: '/api/states' },
    listCities: { method: 'GET', path: '/api/cities/{stateId}' },
  },
  times: {
    list: { method: 'GET', path: '/api/times' },
  },
  session: {
    login: { method: 'POST', path: '/api/admin/login' },
  },
  formTokens: {
    create: { method: 'GET', path: '/api/form-token' },
  },
} as const satisfies Routes;

/** Stands for the form token in a page of the page cache. The page is sent with a token in its hidden field. */
export const formTokenPlace = 'form-token-place';
