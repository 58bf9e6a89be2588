/** First steps of a new clinic, in the order of the list. */
export const firstStepNames = [
  'clinic',
  'hours',
  'treatments',
  'people',
  'samples',
  'texts',
  'second-factor',
  'backups',
  'address',
] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** Nothing that is stored proves these beyond doubt, such as that the hours of the sample are the clinic's: an owner may say so. */
export const confirmableSteps = ['hours', 'treatments', 'people', 'texts', 'backups'] as const;
export type ConfirmableStep = (typeof confirmableSteps)[number];
