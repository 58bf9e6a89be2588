import * as english from '#contract/messages/patient-moment.ts';
import type { Language } from '#contract/plain/languages.ts';
import * as ar from '../../../languages/ar/messages/patient-moment.ts';
import * as hindi from '../../../languages/hi/messages/patient-moment.ts';
import * as mr from '../../../languages/mr/messages/patient-moment.ts';
import * as ta from '../../../languages/ta/messages/patient-moment.ts';

/** Words of times in messages, by the language of the patient, whatever the language of the admin area. */
export const patientMoments = { en: english, hi: hindi, ar: ar, mr: mr, ta: ta } as const satisfies Record<
  Language,
  unknown
>;
