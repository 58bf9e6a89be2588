import * as bodyAreas from '#contract/messages/body-areas.ts';
import * as markdown from '#contract/messages/markdown.ts';
import * as messages from '#contract/messages/messages.ts';
import * as patientMoment from '#contract/messages/patient-moment.ts';
import * as treatments from '#contract/messages/treatments.ts';
import type { Language } from '#contract/plain/languages.ts';
import * as hindiBodyAreas from '../../languages/hi/messages/body-areas.ts';
import * as hindiMarkdown from '../../languages/hi/messages/markdown.ts';
import * as hindiMessages from '../../languages/hi/messages/messages.ts';
import * as hindiMoment from '../../languages/hi/messages/patient-moment.ts';
import * as hindiTreatments from '../../languages/hi/messages/treatments.ts';
import * as hindiCalendar from '../../languages/hi/server/calendar.ts';
import * as hindiMail from '../../languages/hi/server/mail.ts';
import * as hindiPages from '../../languages/hi/server/plain-pages.ts';
import * as hindiPrivacy from '../../languages/hi/server/privacy.ts';
import * as hindiSearch from '../../languages/hi/server/search.ts';
import * as calendar from './calendar.ts';
import * as mail from './mail.ts';
import * as plainPages from './plain-pages.ts';
import * as privacy from './privacy.ts';
import * as search from './search.ts';

const words = {
  en: { bodyAreas, calendar, mail, markdown, messages, patientMoment, plainPages, privacy, search, treatments },
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
  },
} as const satisfies Record<Language, unknown>;

/** The words that the server writes in a language: one server writes in all of them. */
export const wordsOf = (language: Language) => words[language];
