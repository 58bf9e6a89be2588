export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call goes and how it travels. Kept apart from the schemas, so that the browser's client carries no validation code. */
export interface Route {
  method: Method;
  /** Parameters in braces, as in OpenAPI: `/api/blogs/{id}`. */
  path: `/api/${string}`;
  /** How the body is sent; JSON unless said otherwise. */
  encoding?: 'multipart';
  /** The list comes in pages: `Link` and `X-Total-Count` headers. */
  paged?: true;
}

/** Every call of the API, by resource. */
export const routes = {
  appointments: {
    create: { method: 'POST', path: '/api/appointments' },
    list: { method: 'GET', path: '/api/appointments', paged: true },
    counts: { method: 'GET', path: '/api/appointments/counts' },
    markDone: { method: 'PUT', path: '/api/appointments/{id}/remark' },
  },
  reviews: {
    submit: { method: 'POST', path: '/api/submit-review' },
    listApproved: { method: 'GET', path: '/api/approved-reviews', paged: true },
    list: { method: 'GET', path: '/api/reviews', paged: true },
    counts: { method: 'GET', path: '/api/reviews/counts' },
    setVisibility: { method: 'PUT', path: '/api/reviewVisibility/{id}' },
    remove: { method: 'DELETE', path: '/api/reviews/{id}' },
  },
  blogs: {
    listPublished: { method: 'GET', path: '/api/blogs/active', paged: true },
    getPublished: { method: 'GET', path: '/api/blogs/active/{slug}' },
    list: { method: 'GET', path: '/api/allBlogs', paged: true },
    create: { method: 'POST', path: '/api/blogs', encoding: 'multipart' },
    update: { method: 'PUT', path: '/api/blogs/{id}', encoding: 'multipart' },
    setStatus: { method: 'PATCH', path: '/api/blogs/{id}/status' },
    remove: { method: 'DELETE', path: '/api/blogs/{id}' },
  },
  gallery: {
    list: { method: 'GET', path: '/api/gallery', paged: true },
    create: { method: 'POST', path: '/api/upload-photo', encoding: 'multipart' },
    remove: { method: 'DELETE', path: '/api/gallery/{id}' },
  },
  careers: {
    list: { method: 'GET', path: '/api/careers' },
    get: { method: 'GET', path: '/api/careers/{id}' },
    create: { method: 'POST', path: '/api/careers' },
    remove: { method: 'DELETE', path: '/api/careers/{id}' },
    restore: { method: 'POST', path: '/api/careers/{id}/restore' },
  },
  conditions: {
    list: { method: 'GET', path: '/api/conditions' },
    get: { method: 'GET', path: '/api/conditions/{id}' },
    create: { method: 'POST', path: '/api/conditions', encoding: 'multipart' },
  },
  symptoms: {
    list: { method: 'GET', path: '/api/symptoms' },
  },
  treatments: {
    list: { method: 'GET', path: '/api/treatment' },
  },
  places: {
    listStates: { method: 'GET', path: '/api/states' },
    listCities: { method: 'GET', path: '/api/cities/{stateId}' },
  },
  session: {
    login: { method: 'POST', path: '/api/admin/login' },
    logout: { method: 'POST', path: '/api/admin/logout' },
    logoutEverywhere: { method: 'POST', path: '/api/admin/logout-everywhere' },
  },
  formKeys: {
    create: { method: 'GET', path: '/api/form-key' },
  },
  clinic: {
    get: { method: 'GET', path: '/api/clinic' },
  },
} as const satisfies Record<string, Record<string, Route>>;
