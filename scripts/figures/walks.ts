/**
 * A module that the code passes, and what it is entered by: a function, a component or an entry of the contract.
 * A third part says what leads there when no earlier module refers to it by name.
 */
export type Step = readonly [file: string, symbol: string, ledToBy?: string];

/**
 * From a click to the SQL, when all goes well. A walk lists every module that a reader has to open to follow this request:
 * what handles the click, the contract's description of the call, and on the server everything from the endpoint to the
 * statements. Every step has to be referred to by one of the steps before it. Left out are
 * - what only draws, types, limits, sentences, and `form-data.ts`, which reads a text from a form;
 * - what every request passes: headers, request log, access, deadline;
 * - what runs any work that it is handed without knowing it: transactions, the queues of uploads and of bookings.
 */
export const walks: Record<string, readonly Step[]> = {
  'mark as done': [
    ['src/web/routes/admin/appointments/appointment-sheet.tsx', 'AppointmentSheet'],
    ['src/web/routes/admin/appointments/remarks-form.tsx', 'RemarksForm'],
    ['src/web/routes/admin/appointments/appointment-sheet.tsx', 'useOpenAppointment', 'holds its state'],
    ['src/web/admin/store/records.ts', 'createRecords', 'holds the records of the list, and changes them'],
    ['src/web/forms/define-form.ts', 'attempt'],
    ['src/web/api/admin-api.ts', 'adminApi'],
    ['src/web/api/client.ts', 'createApi'],
    ['src/contract/routes.ts', 'markDone'],
    ['src/contract/appointments.ts', 'markDone'],
    ['src/server/http/mount-endpoint.ts', 'createMount', 'answers the HTTP request'],
    ['src/server/http/mount-endpoint.ts', 'readInput'],
    ['src/server/resources/appointments/follow-up.service.ts', 'mountFollowUp', 'mounts the handler'],
    ['src/server/resources/appointments/follow-up.service.ts', 'finish'],
    ['src/server/resources/appointments/appointment-record.ts', 'changeAppointment'],
    ['src/server/db/changes.queries.ts', 'changeRecord'],
    ['src/server/db/changes.queries.ts', 'lockVersion'],
    ['src/server/resources/appointments/appointments.queries.ts', 'deleteDraft'],
    ['src/server/resources/appointments/appointments.queries.ts', 'updateAppointment'],
    ['src/server/db/occupied-times.queries.ts', 'releaseHolds'],
    ['src/server/db/changes.queries.ts', 'addToCounts'],
  ],
  'save a blog': [
    ['src/web/routes/admin/blogs/blog/blog-form.tsx', 'SaveBar'],
    ['src/web/forms/form.tsx', 'SubmitButton'],
    ['src/web/routes/admin/blogs/blog/blog-form.tsx', 'BlogFields', 'renders the form that the button sends'],
    ['src/web/forms/form.tsx', 'Form'],
    ['src/web/routes/admin/blogs/blog/use-blog-form.ts', 'useBlogForm', 'remembers what is sent'],
    ['src/web/forms/form.tsx', 'useForm'],
    ['src/web/routes/admin/blogs/blog/use-blog-form.ts', 'clientAction', 'gets what React Router sends'],
    ['src/web/forms/define-form.ts', 'clientActionOf'],
    ['src/web/routes/admin/blogs/blog/use-blog-form.ts', 'blogForms'],
    ['src/web/forms/define-form.ts', 'readRecord'],
    ['src/web/forms/define-form.ts', 'findMistakes'],
    ['src/web/forms/define-form.ts', 'attempt'],
    ['src/web/api/admin-api.ts', 'adminApi'],
    ['src/web/api/client.ts', 'createApi'],
    ['src/contract/routes.ts', 'update'],
    ['src/contract/blogs.ts', 'update'],
    ['src/contract/crud.ts', 'crudEndpoints'],
    ['src/server/http/mount-endpoint.ts', 'createMount', 'answers the HTTP request'],
    ['src/server/http/mount-endpoint.ts', 'readInput'],
    ['src/server/resources/blogs/blogs.service.ts', 'mountBlogs', 'mounts the handler'],
    ['src/server/resources/blogs/blogs.service.ts', 'updateBlog'],
    ['src/server/storage/pictures.ts', 'withPicture'],
    ['src/server/db/records.queries.ts', 'updateRecord'],
    ['src/server/db/changes.queries.ts', 'lockVersion'],
    ['src/server/markup/blog-content.ts', 'readBlogContent'],
    ['src/server/db/blogs.queries.ts', 'replaceTextPictures'],
    ['src/server/db/search-terms.ts', 'termsOfTitle'],
    ['src/server/db/search-terms.ts', 'replaceTerms'],
  ],
  'send a booking': [
    ['src/web/booking/booking-form.tsx', 'BookingForm'],
    ['src/web/forms/form.tsx', 'SubmitButton'],
    ['src/web/forms/form.tsx', 'Form'],
    ['src/web/booking/booking-form.tsx', 'useBooking', 'holds its state'],
    ['src/web/forms/form.tsx', 'useForm'],
    ['src/web/routes/public/appointment/route.tsx', 'clientAction', 'receives what the form sends'],
    ['src/web/forms/define-form.ts', 'submitVisitorForm'],
    ['src/web/forms/form-token.ts', 'waitForAge'],
    ['src/web/routes/public/appointment/route.tsx', 'sendBooking'],
    ['src/web/booking/booking-values.ts', 'readBookingValues'],
    ['src/web/forms/define-form.ts', 'findMistakes'],
    ['src/web/forms/define-form.ts', 'attempt'],
    ['src/web/api/client.ts', 'browserApi'],
    ['src/web/api/client.ts', 'createApi'],
    ['src/contract/visitor-routes.ts', 'create'],
    ['src/contract/appointments.ts', 'create'],
    ['src/server/http/mount-endpoint.ts', 'createMount', 'answers the HTTP request'],
    ['src/server/http/form-tokens.ts', 'createFormTokens', 'checks the token that the endpoint is given'],
    ['src/server/http/mount-endpoint.ts', 'readInput'],
    ['src/server/resources/bookings/bookings.service.ts', 'mountBookings', 'mounts the handler'],
    ['src/server/resources/bookings/bookings.service.ts', 'createAppointmentStore'],
    ['src/server/resources/appointments/new-appointments.ts', 'insertAppointment'],
    ['src/server/db/changes.queries.ts', 'changeRecord'],
    ['src/server/db/idempotency.queries.ts', 'doOnce'],
    ['src/server/resources/appointments/appointments.queries.ts', 'insertAppointment'],
    ['src/server/db/search-terms.ts', 'termsOf'],
    ['src/server/db/search-terms.ts', 'insertTerms'],
    ['src/server/db/changes.queries.ts', 'addToCounts'],
  ],
};
