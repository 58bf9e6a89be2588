import type { OtherLanguage } from '#contract/plain/languages.ts';
import type { TextPage } from '#contract/plain/text-fields.ts';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import type { SignWords } from '#contract/plain/urgencies.ts';
import * as messages from '../languages/hi/messages/messages.ts';
import * as urgencies from '../languages/hi/messages/urgencies.ts';
import * as contentPages from '../languages/hi/text-fields/content-pages.ts';
import * as formPages from '../languages/hi/text-fields/form-pages.ts';
import * as privacyPage from '../languages/hi/text-fields/privacy.ts';
import * as startPages from '../languages/hi/text-fields/start-pages.ts';

interface BuiltInWords {
  /** The default words of pages. */
  texts: Readonly<Record<TextPage, Readonly<Record<string, string>>>>;
  /** The default words of messages to patients. */
  messages: Readonly<Record<MessageKey, string>>;
  signs: SignWords;
}

/** Words of the program itself that the server reads, in each language. */
export const builtInWords: Readonly<Record<OtherLanguage, BuiltInWords>> = {
  hi: { texts: { ...startPages, ...contentPages, ...formPages, ...privacyPage }, messages: messages.defaults, signs: urgencies },
};
