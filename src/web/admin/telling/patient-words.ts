import * as english from '#contract/messages/patient-contact.ts';
import * as englishMoment from '#contract/messages/patient-moment.ts';
import type { Language } from '#contract/plain/languages.ts';
import * as arContact from '../../../languages/ar/messages/patient-contact.ts';
import * as arMoment from '../../../languages/ar/messages/patient-moment.ts';
import * as hindiContact from '../../../languages/hi/messages/patient-contact.ts';
import * as hindiMoment from '../../../languages/hi/messages/patient-moment.ts';
import * as mrContact from '../../../languages/mr/messages/patient-contact.ts';
import * as mrMoment from '../../../languages/mr/messages/patient-moment.ts';
import * as taContact from '../../../languages/ta/messages/patient-contact.ts';
import * as taMoment from '../../../languages/ta/messages/patient-moment.ts';

/** Words to patients by their language, whatever the language of the admin area. */
export const patientWords = {
  en: { contact: english, moment: englishMoment },
  hi: { contact: hindiContact, moment: hindiMoment },
  ar: { contact: arContact, moment: arMoment },
  mr: { contact: mrContact, moment: mrMoment },
  ta: { contact: taContact, moment: taMoment },
} as const satisfies Record<Language, unknown>;
