import '#web/ui/segments.css';
import './poster.css';
import { useState } from 'react';
import { addressIn, defaultLanguage, type Language, languageNames } from '#contract/plain/languages.ts';
import { Button } from '#web/admin/button.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { type PosterPage, posterPages, posterWords } from '#web/content/poster-words.ts';
import { Field } from '#web/forms/field.tsx';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/poster.ts';
import type { Route } from './+types/route.ts';
import { type Paper, Poster, papers } from './poster.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const { languages } = await adminApi.clinic.getPublic({}, { signal });
  return { languages: [defaultLanguage, ...languages] as Language[] };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.poster, args);

/** A sheet for the wall, which nothing stores: the owner chooses, reads the preview and prints. */
export default function PosterPage({ loaderData: { languages } }: Route.ComponentProps) {
  const [paper, setPaper] = useState<Paper>('A4');
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [page, setPage] = useState<PosterPage>('booking');
  const [headline, setHeadline] = useState<string | null>(null);
  const shownHeadline = headline ?? posterWords[language][page];
  const clinic = useClinic();
  const address = (useShellData()?.siteUrl ?? '') + addressIn(language, posterPages[page]);
  return (
    <TabMain title={words.poster} beside={<p>{words.about}</p>}>
      <div className="poster-page tab-body">
        <form className="poster-choices stack unprinted" onSubmit={(event) => event.preventDefault()}>
          <fieldset>
            <legend className="field-label">{words.paper}</legend>
            <div className="segments">
              {papers.map((size) => (
                <label key={size}>
                  <input
                    className="visually-hidden"
                    type="radio"
                    name="paper"
                    checked={size === paper}
                    onChange={() => setPaper(size)}
                  />
                  {size}
                </label>
              ))}
            </div>
          </fieldset>
          {languages.length > 1 && (
            <Field id="poster-language" label={words.language}>
              {(control) => (
                <select
                  {...control}
                  className="input"
                  value={language}
                  onChange={({ target }) => setLanguage(target.value as Language)}
                >
                  {languages.map((tag) => (
                    <option key={tag} value={tag} lang={tag}>
                      {languageNames[tag]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field id="poster-page" label={words.leadsTo}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={page}
                onChange={({ target }) => setPage(target.value as PosterPage)}
              >
                {Object.entries(words.pages).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="poster-headline" label={words.headline}>
            {(control) => (
              <input
                {...control}
                className="input"
                dir="auto"
                autoComplete="off"
                maxLength={80}
                value={shownHeadline}
                onChange={({ target }) => setHeadline(target.value)}
              />
            )}
          </Field>
          {/^https?:\/\/(?:localhost|127\.)/.test(address) && <Alert tone="warning" title={words.onThisComputerOnly} />}
          <Button look="pine" isLarge onClick={() => window.print()}>
            {words.print}
          </Button>
        </form>
        <Poster {...{ paper, language, address, clinic }} headline={shownHeadline} />
      </div>
    </TabMain>
  );
}
