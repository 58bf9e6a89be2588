import * as bodyAreas from '#contract/messages/body-areas.ts';
import * as markdown from '#contract/messages/markdown.ts';
import * as messages from '#contract/messages/messages.ts';
import * as patientMoment from '#contract/messages/patient-moment.ts';
import * as treatments from '#contract/messages/treatments.ts';
import * as urgencies from '#contract/messages/urgencies.ts';
import { type Language, scriptsFromRightToLeft } from '#contract/plain/languages.ts';
import * as arBodyAreas from '../../languages/ar/messages/body-areas.ts';
import * as arMarkdown from '../../languages/ar/messages/markdown.ts';
import * as arMessages from '../../languages/ar/messages/messages.ts';
import * as arMoment from '../../languages/ar/messages/patient-moment.ts';
import * as arTreatments from '../../languages/ar/messages/treatments.ts';
import * as arUrgencies from '../../languages/ar/messages/urgencies.ts';
import * as arCalendar from '../../languages/ar/server/calendar.ts';
import * as arMail from '../../languages/ar/server/mail.ts';
import * as arPages from '../../languages/ar/server/plain-pages.ts';
import * as arPrivacy from '../../languages/ar/server/privacy.ts';
import * as arSearch from '../../languages/ar/server/search.ts';
import * as hindiBodyAreas from '../../languages/hi/messages/body-areas.ts';
import * as hindiMarkdown from '../../languages/hi/messages/markdown.ts';
import * as hindiMessages from '../../languages/hi/messages/messages.ts';
import * as hindiMoment from '../../languages/hi/messages/patient-moment.ts';
import * as hindiTreatments from '../../languages/hi/messages/treatments.ts';
import * as hindiUrgencies from '../../languages/hi/messages/urgencies.ts';
import * as hindiCalendar from '../../languages/hi/server/calendar.ts';
import * as hindiMail from '../../languages/hi/server/mail.ts';
import * as hindiPages from '../../languages/hi/server/plain-pages.ts';
import * as hindiPrivacy from '../../languages/hi/server/privacy.ts';
import * as hindiSearch from '../../languages/hi/server/search.ts';
import * as mrBodyAreas from '../../languages/mr/messages/body-areas.ts';
import * as mrMarkdown from '../../languages/mr/messages/markdown.ts';
import * as mrMessages from '../../languages/mr/messages/messages.ts';
import * as mrMoment from '../../languages/mr/messages/patient-moment.ts';
import * as mrTreatments from '../../languages/mr/messages/treatments.ts';
import * as mrUrgencies from '../../languages/mr/messages/urgencies.ts';
import * as mrCalendar from '../../languages/mr/server/calendar.ts';
import * as mrMail from '../../languages/mr/server/mail.ts';
import * as mrPages from '../../languages/mr/server/plain-pages.ts';
import * as mrPrivacy from '../../languages/mr/server/privacy.ts';
import * as mrSearch from '../../languages/mr/server/search.ts';
import * as taBodyAreas from '../../languages/ta/messages/body-areas.ts';
import * as taMarkdown from '../../languages/ta/messages/markdown.ts';
import * as taMessages from '../../languages/ta/messages/messages.ts';
import * as taMoment from '../../languages/ta/messages/patient-moment.ts';
import * as taTreatments from '../../languages/ta/messages/treatments.ts';
import * as taUrgencies from '../../languages/ta/messages/urgencies.ts';
import * as taCalendar from '../../languages/ta/server/calendar.ts';
import * as taMail from '../../languages/ta/server/mail.ts';
import * as taPages from '../../languages/ta/server/plain-pages.ts';
import * as taPrivacy from '../../languages/ta/server/privacy.ts';
import * as taSearch from '../../languages/ta/server/search.ts';
import * as calendar from './calendar.ts';
import * as mail from './mail.ts';
import * as plainPages from './plain-pages.ts';
import * as privacy from './privacy.ts';
import * as search from './search.ts';

const words = {
  en: {
    bodyAreas,
    calendar,
    mail,
    markdown,
    messages,
    patientMoment,
    plainPages,
    privacy,
    search,
    treatments,
    urgencies,
  },
  hi: {
    bodyAreas: hindiBodyAreas,
    calendar: hindiCalendar,
    mail: hindiMail,
    markdown: hindiMarkdown,
    messages: hindiMessages,
    patientMoment: hindiMoment,
    plainPages: hindiPages,
    privacy: hindiPrivacy,
    search: hindiSearch,
    treatments: hindiTreatments,
    urgencies: hindiUrgencies,
  },
  ar: {
    bodyAreas: arBodyAreas,
    calendar: arCalendar,
    mail: arMail,
    markdown: arMarkdown,
    messages: arMessages,
    patientMoment: arMoment,
    plainPages: arPages,
    privacy: arPrivacy,
    search: arSearch,
    treatments: arTreatments,
    urgencies: arUrgencies,
  },
  ta: {
    bodyAreas: taBodyAreas,
    calendar: taCalendar,
    mail: taMail,
    markdown: taMarkdown,
    messages: taMessages,
    patientMoment: taMoment,
    plainPages: taPages,
    privacy: taPrivacy,
    search: taSearch,
    treatments: taTreatments,
    urgencies: taUrgencies,
  },
  mr: {
    bodyAreas: mrBodyAreas,
    calendar: mrCalendar,
    mail: mrMail,
    markdown: mrMarkdown,
    messages: mrMessages,
    patientMoment: mrMoment,
    plainPages: mrPages,
    privacy: mrPrivacy,
    search: mrSearch,
    treatments: mrTreatments,
    urgencies: mrUrgencies,
  },
} as const satisfies Record<Language, unknown>;

/** The words that the server writes in a language: one server writes in all of them. */
export const wordsOf = (language: Language) => words[language];

/** The beginning of a document in a language. */
export function htmlIn(language: Language) {
  const { script = '' } = new Intl.Locale(language).maximize();
  return `<html lang="${language}"${scriptsFromRightToLeft.includes(script) ? ' dir="rtl"' : ''}>`;
}
