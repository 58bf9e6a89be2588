import './translations.css';
import * as translationMessages from '#contract/messages/translations.ts';
import { languageNames, type OtherLanguage, otherLanguages } from '#contract/plain/languages.ts';
import { translationKinds } from '#contract/plain/translated-fields.ts';
import type { TranslationSummary } from '#contract/translations.ts';
import { ensureEditorPolicy } from '#web/admin/editor/editor-policy.ts';
import { textPicture } from '#web/admin/editor/text-picture.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { openWorkOf, translationPath } from '#web/admin/translations.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/admin/translations.ts';
import type { Route } from './+types/route.ts';
import { nameOfRecord, saveTranslation, TranslationForm } from './translation-form.tsx';

export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  await ensureEditorPolicy(url);
  const language = otherLanguages.find((one) => one === url.searchParams.get('language')) ?? otherLanguages[0];
  const [named = '', record = ''] = (url.searchParams.get('of') ?? '').split('.', 2);
  const kind = translationKinds.find((one) => one === named);
  const load = async () => {
    if (!kind) return { language, list: await adminApi.translations.list({ params: { language } }, { signal }) };
    return { language, stored: await adminApi.translations.get({ params: { language, kind, record } }, { signal }) };
  };
  return loadOr(null, load, { signal });
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { save: saveTranslation, textPicture });

export const meta = (args: Route.MetaArgs) => pageMeta(words.translations, args);

/** Texts of the website in another language: what there is, or the texts of one record beside their originals. */
export default function Translations({ loaderData }: Route.ComponentProps) {
  const stored = loaderData && 'stored' in loaderData ? loaderData.stored : undefined;
  const list = loaderData && 'list' in loaderData ? loaderData.list : undefined;
  return (
    <div className="tab-page">
      <TabMain
        title={stored ? nameOfRecord(stored) : words.translations}
        beside={
          loaderData && (
            <p>
              <span lang={loaderData.language}>{languageNames[loaderData.language]}</span>
              {stored && (
                <Link to={`/admin/translations?language=${loaderData.language}`}>{words.allTranslations}</Link>
              )}
            </p>
          )
        }
      >
        {!stored && <PartTabs group="words" />}
        {stored && <TranslationForm key={`${stored.language} ${stored.kind} ${stored.record}`} stored={stored} />}
        {list && <Kinds language={loaderData?.language ?? 'hi'} list={list} />}
        {!loaderData && <ListFailure sentence={translationMessages.empty} />}
      </TabMain>
    </div>
  );
}

function Kinds({ language, list }: { language: OtherLanguage; list: readonly TranslationSummary[] }) {
  const kinds = [...Map.groupBy(list, ({ kind }) => kind)];
  return (
    <div className="translation-kinds tab-body">
      {kinds.map(([kind, records]) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{words.kinds[kind]}</h2>
          <p className="soft">{openWorkOf(records) || words.allTranslated}</p>
          <ul>
            {records.map((one) => (
              <li key={one.record}>
                <Link to={translationPath(language, one)}>{nameOfRecord(one)}</Link>{' '}
                <span className="note">{openWorkOf([one])}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
