import { QuietButton } from '#web/admin/button.tsx';
import './texts.css';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as textMessages from '#contract/messages/texts.ts';
import {
  defaultTexts,
  type TextField as Field,
  fieldsOf,
  type TextPage,
  textPageNames,
  textPages,
} from '#contract/plain/text-fields.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import type { EditedTexts } from '#contract/texts.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { PreviewButton } from '#web/admin/preview-button.tsx';
import { revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { StoredForm, useStoredEdit } from '#web/admin/records/stored-edit.tsx';
import { RestoredNote, SaveBar } from '#web/admin/save-bar.tsx';
import { TranslationLinks } from '#web/admin/translations.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { CharacterCount } from '#web/forms/field.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { excerpt } from '#web/shell/excerpt.ts';
import { fillWords } from '#web/shell/fill-words.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { publishOrDiscardBelow } from '#words/admin/parts.ts';
import { labelOf } from '#words/admin/text-labels.ts';
import * as textsWords from '#words/admin/texts.ts';
import type { Route } from './+types/route.ts';

type Words = Record<string, string>;

const pageIn = (form: FormData) => textPages.find((page) => page === formText(form, 'page')) ?? 'home';

const saveTexts = defineForm({
  fields: ({ page }: { page: TextPage; words: Words }) => Object.keys(fieldsOf(page)),
  read: (form) => {
    const page = pageIn(form);
    return { page, words: formTexts(form, Object.keys(fieldsOf(page))) };
  },
  send: (api: typeof adminApi, { page, words }, form): Promise<EditedTexts> =>
    api.texts.update({ params: { page }, body: words }, { ifMatch: Number(formText(form, 'version')) }),
  load: (api, { page }) => api.texts.get({ params: { page } }),
});

/** The words of one page. */
function TextsForm({ stored }: { stored: EditedTexts }) {
  const { page } = stored;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const edit = useStoredEdit<EditedTexts>({
    id: 'texts',
    draft: `texts-${page}`,
    stored,
    wordsOf: ({ words }) => words,
    onSaved: () => {
      toasts.success(textMessages.saved);
      void revalidate();
    },
  });
  const { words, base, isUnsaved } = edit;
  const fields = Object.entries(fieldsOf(page)).map(
    ([name, field]) => [name, { ...field, label: labelOf(field.label) as Field['label'] }] as const,
  );
  const labels = Object.fromEntries(fields.map(([name, { label }]) => [name, label]));
  return (
    <StoredForm
      edit={edit}
      className="texts-form"
      label={textsWords.nameOf(page)}
      labels={labels}
      describe={(name, message) => `${labels[name]}: ${message}`}
    >
      <input type="hidden" name="page" value={page} />
      {edit.isRestored && !edit.form.result && (
        <div className="texts-notice">
          <RestoredNote says={publishOrDiscardBelow} />
        </div>
      )}
      {page === 'privacy' && <PrivacyNote version={base.privacy_version} />}
      <div className="texts-fields">
        {[...Map.groupBy(fields, ([, { label }]) => splitLabel(label).part)].map(([part, ofPart]) => (
          <fieldset key={part}>
            <legend>{part}</legend>
            <div className="texts-part">
              {ofPart.map(([name, field]) => (
                <WordsField
                  key={name}
                  name={name}
                  field={field}
                  text={words[name] ?? ''}
                  onChange={(text) => edit.change(name, text)}
                />
              ))}
            </div>
            {ofPart.some(([name]) => name === 'description') && (
              <SearchResult path={textPageNames[page].path} {...words} />
            )}
          </fieldset>
        ))}
      </div>
      <SaveBar
        failure={textMessages.saveFailure}
        label={textsWords.publish}
        busy={textsWords.publishing}
        isUnsaved={isUnsaved}
        onDiscard={edit.discard}
        status={isUnsaved ? textsWords.notPublished : textsWords.allPublished}
        busyStatus={textsWords.stillWorking}
      >
        <PreviewButton make={() => adminApi.texts.preview({ params: { page }, body: words })} />
        <TranslationLinks kind="texts" record={page} />
        {base.id > 0 && (
          <HistoryButton key={base.version} kind="texts" id={base.id} stored={base.words} onRestore={edit.replace} />
        )}
      </SaveBar>
    </StoredForm>
  );
}

/** 'Welcome: title' is the title of the part Welcome. */
function splitLabel(label: string) {
  const [part = '', what = ''] = label.split(': ', 2);
  return { part, what: what.charAt(0).toUpperCase() + what.slice(1) };
}

interface WordsFieldProps {
  name: string;
  field: Field;
  text: string;
  onChange: (text: string) => void;
}

function WordsField({ name, field, text, onChange }: WordsFieldProps) {
  const { label, max, isLong } = field;
  const control = {
    name,
    label: splitLabel(label).what,
    hint: hintFor(field, text),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    after: (
      <div className="texts-below row cluster spread note">
        <CharacterCount length={lengthOf(text)} max={max} />
        {text !== field.text && (
          <QuietButton onClick={() => onChange(field.text)}>
            <Sentence
              words={textsWords.toDefault}
              fields={{ hidden: <span className="visually-hidden">{textsWords.toDefaultHidden(label)}</span> }}
            />
          </QuietButton>
        )}
      </div>
    ),
  };
  if (!isLong) return <TextField {...control} />;
  return <TextArea {...control} rows={Math.min(12, Math.max(2, Math.ceil(text.length / 70)))} />;
}

/** Laws about advertising health services refuse claims that no one can prove. */
const claims = /\b(best|proven|experts?)\b/i;

function hintFor(field: Field, text: string) {
  const claim = claims.exec(text)?.[0];
  const hints = [
    field.text.includes('{name}') && textsWords.nameHint,
    field.text.includes('{place}') && textsWords.placeHint,
    claim && textsWords.claimHint(claim),
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

function PrivacyNote({ version }: { version: string | null }) {
  return (
    <div className="texts-notice">
      <Alert tone="note" title={textsWords.thisVersion(version ?? '')}>
        <p>{textsWords.privacyNote}</p>
      </Alert>
    </div>
  );
}

interface SearchResultProps {
  path: string;
  title?: string;
  description?: string;
}

/** About what search engines show of a title, in characters. */
const longestTitle = 60;

/** How a search engine may show the page, which cuts what is too long. */
function SearchResult({ path, title = '', description = '' }: SearchResultProps) {
  const clinic = useClinic();
  const host = useShellData()?.siteUrl.replace(/^https?:\/\//, '');
  return (
    <figure className="search-result card typed" aria-label={textsWords.searchPreview}>
      <figcaption className="hint">{textsWords.inResults}</figcaption>
      <p className="search-result-address" dir="ltr">
        {host}
        {path.replace(/^\/(?=.)/, ' › ').replace(/^\/$/, '')}
      </p>
      <p className="search-result-title" dir="auto">
        {excerpt(fillWords(`${title} | {name}`, clinic), longestTitle)}
      </p>
      <p dir="auto">{excerpt(fillWords(description, clinic))}</p>
    </figure>
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return loadOr(null, () => adminApi.texts.list({}, { signal }), { signal });
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { save: saveTexts });

export const meta = (args: Route.MetaArgs) => pageMeta(textsWords.texts, args);

export default function Texts({ loaderData: all }: Route.ComponentProps) {
  const page = readPage(useSearchParams()[0].get('page'));
  const texts = all?.find((texts) => texts.page === page);
  return (
    <div className="tab-page">
      <TabMain title={textsWords.texts} beside={<p>{textsWords.about}</p>}>
        <PartTabs group="words" />
        {all && texts ? (
          <div className="texts-page grid">
            <PageIndex all={all} current={page} />
            <TextsForm key={page} stored={texts} />
          </div>
        ) : (
          <ListFailure sentence={textMessages.empty} />
        )}
      </TabMain>
    </div>
  );
}

function readPage(name: string | null): TextPage {
  return textPages.find((page) => page === name) ?? 'home';
}

function PageIndex({ all, current }: { all: readonly EditedTexts[]; current: TextPage }) {
  return (
    <nav className="texts-index tab-index" aria-label={textsWords.pages}>
      <ul className="cluster">
        {all.map((texts) => (
          <li key={texts.page}>
            <Link
              to={`?page=${texts.page}`}
              aria-current={texts.page === current ? 'page' : undefined}
              preventScrollReset
            >
              {textsWords.nameOf(texts.page)}
              {isEdited(texts) && <span className="texts-edited note">{textsWords.edited}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isEdited({ page, words }: EditedTexts) {
  return Object.entries(defaultTexts(page)).some(([field, text]) => words[field] !== text);
}
