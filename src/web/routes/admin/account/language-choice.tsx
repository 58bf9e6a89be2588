import { useState } from 'react';
import * as administratorMessages from '#contract/messages/people.ts';
import { type AdminLanguage, addressIn, adminLanguages, languageNames } from '#contract/plain/languages.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { adminLanguage, noteLanguage } from '#web/api/session.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { withoutLanguage } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/admin/language-choice.ts';

/** The language of one's own admin area. It is saved at once, and the page is loaded again in it. */
export function LanguageChoice() {
  const toasts = useToasts();
  const [chosen, setChosen] = useState(adminLanguage);
  const choose = async (language: AdminLanguage) => {
    setChosen(language);
    const result = await attempt(() => adminApi.people.setLanguage({ body: { language } }));
    if (result.kind === 'saved') {
      noteLanguage(language);
      const { pathname, search, hash } = window.location;
      return window.location.assign(addressIn(language, withoutLanguage(pathname)) + search + hash);
    }
    setChosen(chosen);
    toasts.failure(administratorMessages.languageFailure);
  };
  return (
    <section aria-labelledby="language">
      <h2 id="language">{words.language}</h2>
      <div className="account-form">
        <label className="field-label" htmlFor="admin-language">
          {words.label}
        </label>
        <select
          id="admin-language"
          className="input"
          aria-describedby="admin-language-hint"
          value={chosen}
          onChange={(event) => void choose(event.target.value as AdminLanguage)}
        >
          {adminLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
        <p className="hint" id="admin-language-hint">
          {words.onlyForYou}
        </p>
      </div>
    </section>
  );
}
