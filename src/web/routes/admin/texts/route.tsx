import './texts.css';
import '#web/admin/save-bar.css';
import { useEffect, useRef, useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import * as textMessages from '#contract/messages/texts.ts';
import {
  defaultTexts,
  type TextField as Field,
  fieldsOf,
  type TextPage,
  textPageNames,
  textPages,
} from '#contract/text-fields.ts';
import { lengthOf } from '#contract/text-length.ts';
import type { EditedTexts } from '#contract/texts.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { PreviewButton } from '#web/admin/preview-button.tsx';
import { Differences, StaleNotice } from '#web/admin/stale-notice.tsx';
import { useStoredDraft } from '#web/admin/store/drafts.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { CharacterCount } from '#web/forms/field.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
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
  load: (api, { page }) => api.texts.find({ params: { page } }),
});

interface Edit {
  words: Words;
  /** The version that the words were edited from. */
  version: number;
}

/** The words of one page. What is typed is stored in this browser until it is saved. */
function TextsForm({ stored }: { stored: EditedTexts }) {
  const { page } = stored;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(stored);
  const untouched = { words: base.words, version: base.version };
  const draft = useStoredDraft<Edit>(`texts-${page}`, untouched);
  const [edit, setEdit] = useState<Edit>(draft.found ?? untouched);
  const sent = useRef(edit.words);
  const isUnsaved = !isSame(edit.words, base.words);
  const form = useForm<EditedTexts>({
    id: 'texts',
    intent: 'save',
    onResult: (result) => {
      if (result.kind === 'stale' && result.theirs) {
        setBase(result.theirs);
        setEdit({ ...edit, version: result.theirs.version });
      }
      if (result.kind !== 'saved') return;
      const { saved } = result;
      setBase(saved);
      // Input from the time of saving stays, as unsaved.
      setEdit(({ words }) => ({ words: isSame(words, sent.current) ? saved.words : words, version: saved.version }));
      toasts.success(textMessages.saved);
      void revalidate();
    },
  });
  const { store, forget } = draft;
  useEffect(() => {
    if (isUnsaved) store(edit);
    else forget();
  }, [isUnsaved, edit, store, forget]);

  const fields = Object.entries(fieldsOf(page));
  const labels = Object.fromEntries(fields.map(([name, { label }]) => [name, label]));
  const change = (name: string, text: string) => {
    form.correct(name);
    setEdit((now) => ({ ...now, words: { ...now.words, [name]: text } }));
  };
  const discard = () => {
    form.reset();
    setEdit({ words: base.words, version: base.version });
  };
  return (
    <Form
      form={form}
      className="texts-form"
      aria-label={textPageNames[page].name}
      onSubmit={() => {
        sent.current = edit.words;
      }}
    >
      <LeaveGuard isUnsaved={isUnsaved} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" value={edit.version} />
      <FormErrors describe={(name, message) => `${labels[name]}: ${message}`} />
      {form.result?.kind === 'stale' && form.result.theirs && (
        <StaleNotice noun="page" onTake={discard}>
          <Differences labels={labels} theirs={form.result.theirs.words} mine={edit.words} />
        </StaleNotice>
      )}
      {draft.found && isUnsaved && !form.result && (
        <div className="texts-notice">
          <Alert tone="note" title="What you had not saved is back.">
            <p>Publish it, or discard it at the bottom of the page.</p>
          </Alert>
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
                  text={edit.words[name] ?? ''}
                  onChange={(text) => change(name, text)}
                />
              ))}
            </div>
            {ofPart.some(([name]) => name === 'description') && (
              <SearchResult path={textPageNames[page].path} {...edit.words} />
            )}
          </fieldset>
        ))}
      </div>
      <div className="save-bar row cluster">
        <FormFailure title={textMessages.saveFailure} lead="Nothing you typed is lost." />
        <SubmitButton icon="check" busy="Publishing">
          Publish
        </SubmitButton>
        <PreviewButton make={() => adminApi.texts.preview({ params: { page }, body: edit.words })} />
        {base.id > 0 && (
          <HistoryButton
            key={base.version}
            kind="texts"
            id={base.id}
            stored={base.words}
            onRestore={(words) => setEdit((now) => ({ ...now, words: { ...now.words, ...words } }))}
          />
        )}
        {isUnsaved && (
          <button type="button" className="button button-quiet" onClick={discard}>
            Discard changes
          </button>
        )}
        <FormStatus busy="Still working. Please wait a moment.">
          {isUnsaved ? 'Not published yet. What you type is stored in this browser.' : 'Everything is published.'}
        </FormStatus>
      </div>
    </Form>
  );
}

/** 'Welcome: title' is the title of the part Welcome. */
function splitLabel(label: string) {
  const [part = '', what = ''] = label.split(': ', 2);
  return { part, what: what.charAt(0).toUpperCase() + what.slice(1) };
}

function isSame(a: Words, b: Words) {
  return Object.keys(b).every((field) => a[field] === b[field]);
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
          <button type="button" className="button button-quiet button-small" onClick={() => onChange(field.text)}>
            Back to the default words <span className="visually-hidden">of {label}</span>
          </button>
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
  const hints = [
    field.text.includes('{name}') && '{name} stands for the name of the clinic.',
    claims.test(text) && `“${claims.exec(text)?.[0]}”: only if you can show it.`,
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

function PrivacyNote({ version }: { version: string | null }) {
  return (
    <div className="texts-notice">
      <Alert tone="note" title={`This is version ${version}.`}>
        <p>
          Changed words become a new version. Every request and review is stored with the version that its sender read.
          Write {'{period}'} for the retention period, and {'{providers}'} for the names of your providers. Write{' '}
          {'{authority}'} for the supervisory authority of your country, and {'{basis}'} for the legal basis of
          requests. The law of your country also fills in {'{rights}'}, {'{answer}'} (the time to an answer) and{' '}
          {'{transfers}'} (providers abroad). Have a lawyer read this.
        </p>
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
  const { name } = useClinic();
  const host = useShellData()?.siteUrl.replace(/^https?:\/\//, '');
  return (
    <figure className="search-result card typed" aria-label="Preview of the search result">
      <figcaption className="hint">In search results, it may look like this:</figcaption>
      <p className="search-result-address" dir="ltr">
        {host}
        {path.replace(/^\/(?=.)/, ' › ').replace(/^\/$/, '')}
      </p>
      <p className="search-result-title" dir="auto">
        {excerpt(`${title} | ${name}`, longestTitle)}
      </p>
      <p dir="auto">{excerpt(description)}</p>
    </figure>
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return loadOr(null, () => adminApi.texts.list({}, { signal }), { signal });
}

/** The texts of all pages are here already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const clientAction = clientActionOf(adminApi, { save: saveTexts });

export const meta = (args: Route.MetaArgs) => pageMeta('Texts', args);

export default function Texts({ loaderData: all }: Route.ComponentProps) {
  const page = readPage(useSearchParams()[0].get('page'));
  const texts = all?.find((texts) => texts.page === page);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head cluster spread">
          <h1 tabIndex={-1}>Texts</h1>
          <p>The words of the website’s own pages.</p>
        </header>
        <PartTabs group="words" />
        {all && texts ? (
          <div className="texts-page grid">
            <PageIndex all={all} current={page} />
            <TextsForm key={page} stored={texts} />
          </div>
        ) : (
          <ListFailure sentence={textMessages.empty} />
        )}
      </main>
    </div>
  );
}

function readPage(name: string | null): TextPage {
  return textPages.find((page) => page === name) ?? 'home';
}

function PageIndex({ all, current }: { all: readonly EditedTexts[]; current: TextPage }) {
  return (
    <nav className="texts-index tab-index" aria-label="Pages">
      <ul className="cluster">
        {all.map((texts) => (
          <li key={texts.page}>
            <Link
              to={`?page=${texts.page}`}
              aria-current={texts.page === current ? 'page' : undefined}
              preventScrollReset
            >
              {textPageNames[texts.page].name}
              {isEdited(texts) && <span className="texts-edited note">edited</span>}
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
