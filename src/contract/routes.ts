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
  /** What comes back where it is not JSON: text, bit by bit as it is made. */
  answers?: 'text/csv' | 'text/event-stream';
}

/** Every call of the API, by resource. */
export const routes = {
  appointments: {
    create: { method: 'POST', path: '/api/appointments' },
    add: { method: 'POST', path: '/api/admin/appointments' },
    list: { method: 'GET', path: '/api/appointments', paged: true },
    counts: { method: 'GET', path: '/api/appointments/counts' },
    export: { method: 'GET', path: '/api/appointments/export', answers: 'text/csv' },
    events: { method: 'GET', path: '/api/appointments/events', answers: 'text/event-stream' },
    markDone: { method: 'PUT', path: '/api/appointments/{id}/remark' },
  },
  reviews: {
    submit: { method: 'POST', path: '/api/submit-review' },
    listApproved: { method: 'GET', path: '/api/approved-reviews', paged: true },
    approvedRatings: { method: 'GET', path: '/api/approved-reviews/ratings' },
    list: { method: 'GET', path: '/api/reviews', paged: true },
    counts: { method: 'GET', path: '/api/reviews/counts' },
    ratings: { method: 'GET', path: '/api/reviews/ratings' },
    get: { method: 'GET', path: '/api/reviews/{id}' },
    setVisibility: { method: 'PUT', path: '/api/reviewVisibility/{id}' },
    remove: { method: 'DELETE', path: '/api/reviews/{id}' },
  },
  blogs: {
    listPublished: { method: 'GET', path: '/api/blogs/active', paged: true },
    getPublished: { method: 'GET', path: '/api/blogs/active/{slug}' },
    list: { method: 'GET', path: '/api/allBlogs', paged: true },
    counts: { method: 'GET', path: '/api/blogs/counts' },
    get: { method: 'GET', path: '/api/blogs/{id}' },
    create: { method: 'POST', path: '/api/blogs', encoding: 'multipart' },
    addPicture: { method: 'POST', path: '/api/blog-pictures', encoding: 'multipart' },
    update: { method: 'PUT', path: '/api/blogs/{id}', encoding: 'multipart' },
    setStatus: { method: 'PATCH', path: '/api/blogs/{id}/status' },
    remove: { method: 'DELETE', path: '/api/blogs/{id}' },
  },
  gallery: {
    list: { method: 'GET', path: '/api/gallery', paged: true },
    get: { method: 'GET', path: '/api/gallery/{id}' },
    create: { method: 'POST', path: '/api/upload-photo', encoding: 'multipart' },
    update: { method: 'PUT', path: '/api/gallery/{id}' },
    move: { method: 'PUT', path: '/api/gallery/{id}/position' },
    remove: { method: 'DELETE', path: '/api/gallery/{id}' },
  },
  careers: {
    list: { method: 'GET', path: '/api/careers' },
    get: { method: 'GET', path: '/api/careers/{id}' },
    listAll: { method: 'GET', path: '/api/allCareers', paged: true },
    getAny: { method: 'GET', path: '/api/allCareers/{id}' },
    create: { method: 'POST', path: '/api/careers' },
    update: { method: 'PUT', path: '/api/careers/{id}' },
    remove: { method: 'DELETE', path: '/api/careers/{id}' },
    restore: { method: 'POST', path: '/api/careers/{id}/restore' },
  },
  conditions: {
    list: { method: 'GET', path: '/api/conditions' },
    get: { method: 'GET', path: '/api/conditions/{id}' },
    create: { method: 'POST', path: '/api/conditions', encoding: 'multipart' },
    update: { method: 'PUT', path: '/api/conditions/{id}', encoding: 'multipart' },
    remove: { method: 'DELETE', path: '/api/conditions/{id}' },
  },
  symptoms: {
    list: { method: 'GET', path: '/api/symptoms' },
    create: { method: 'POST', path: '/api/symptoms' },
    update: { method: 'PUT', path: '/api/symptoms/{id}' },
    remove: { method: 'DELETE', path: '/api/symptoms/{id}' },
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
    get: { method: 'GET', path: '/api/admin/session' },
    prolong: { method: 'POST', path: '/api/admin/session/prolong' },
  },
  administrators: {
    list: { method: 'GET', path: '/api/administrators' },
    create: { method: 'POST', path: '/api/administrators' },
    setAccess: { method: 'PUT', path: '/api/administrators/{id}/access' },
    changePassword: { method: 'PUT', path: '/api/admin/password' },
  },
  secondFactor: {
    get: { method: 'GET', path: '/api/admin/second-factor' },
    begin: { method: 'POST', path: '/api/admin/second-factor' },
    confirm: { method: 'POST', path: '/api/admin/second-factor/confirmation' },
    renewRecoveryCodes: { method: 'POST', path: '/api/admin/second-factor/recovery-codes' },
    turnOff: { method: 'POST', path: '/api/admin/second-factor/removal' },
  },
  formKeys: {
    create: { method: 'GET', path: '/api/form-key' },
  },
  clinic: {
    get: { method: 'GET', path: '/api/clinic' },
    update: { method: 'PUT', path: '/api/clinic' },
    addPicture: { method: 'POST', path: '/api/clinic/pictures', encoding: 'multipart' },
  },
  overview: {
    get: { method: 'GET', path: '/api/overview' },
  },
  patientData: {
    find: { method: 'POST', path: '/api/patient-data/find' },
    export: { method: 'POST', path: '/api/patient-data/export' },
    erase: { method: 'POST', path: '/api/patient-data/erase' },
    retention: { method: 'GET', path: '/api/patient-data/retention' },
    setRetention: { method: 'PUT', path: '/api/patient-data/retention' },
  },
  trail: {
    list: { method: 'GET', path: '/api/trail', paged: true },
  },
} as const satisfies Record<string, Record<string, Route>>;
