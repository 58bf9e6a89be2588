// Modules with the sentences that a call of a visitor may be answered with. Other languages have the same ones.

export { noPractitioner } from '#contract/messages/visits.ts';
export { offerOver } from '#contract/messages/wait-list.ts';
export * as applications from './applications.ts';
export * as appointments from './appointments.ts';
export * as blogs from './blogs.ts';
export * as careers from './careers.ts';
export * as conditions from './conditions.ts';
export * as contact from './contact.ts';
export * as formFields from './form-fields.ts';
export * as patientLinks from './patient-links.ts';
export * as refusals from './refusals.ts';
export * as reviews from './reviews.ts';
export * as server from './server.ts';
export * as times from './times.ts';
export * as treatments from './treatments.ts';
