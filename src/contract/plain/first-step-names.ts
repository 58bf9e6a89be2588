/** First steps of a new clinic, in the order of the list: those up to the trial booking lead to a first booking. */
export const firstStepNames = [
  'clinic',
  'hours',
  'holidays',
  'team',
  'treatments',
  'rooms',
  'online-booking',
  'messages',
  'trial-booking',
  'people',
  'samples',
  'texts',
  'second-factor',
  'backups',
  'address',
] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** Nothing that is stored proves these beyond doubt, such as that the hours of the sample are the clinic's: an owner may say so. */
export const confirmableSteps = [
  'hours',
  'holidays',
  'treatments',
  'rooms',
  'online-booking',
  'messages',
  'trial-booking',
  'people',
  'texts',
  'backups',
] as const;
export type ConfirmableStep = (typeof confirmableSteps)[number];
