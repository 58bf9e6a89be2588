import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as translationMessages from '#contract/messages/translations.ts';
import { languageNames } from '#contract/plain/languages.ts';
import { kindOf } from '#contract/plain/translated-fields.ts';
import type { Translation, TranslationText } from '#contract/translations.ts';
import { Button } from '#web/admin/button.tsx';
import { TextEditor } from '#web/admin/editor/text-editor.tsx';
import { StoredForm, useStoredEdit } from '#web/admin/records/stored-edit.tsx';
import { readable } from '#web/admin/restored-texts.ts';
import { useIsOwner } from '#web/admin/role.ts';
import { RestoredNote, SaveBar } from '#web/admin/save-bar.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { labelOf } from '#words/admin/text-labels.ts';
import * as translationsWords from '#words/admin/translations.ts';
import { withPictures } from './original-pictures.ts';
import { joinParts, partsOf, stillFits, wordsOf } from './parts.ts';

/** Parts of a translation that its form sends back. */
type Sent = Pick<Translation, 'language' | 'kind' | 'record'> & {
  texts: Pick<TranslationText, 'field' | 'type' | 'of' | 'original'>[];
};

export const saveTranslation = defineForm({
  read: (form) => {
    const { texts, ...params } = JSON.parse(formText(form, 'translation')) as Sent;
    const typed = (name: string) => formText(form, name);
    const words = texts.map(({ field, type, original }) => {
      const whole = type === 'parts' ? JSON.stringify(joinParts(field, JSON.parse(original), typed)) : typed(field);
      return [field, whole] as const;
    });
    return {
      params,
      body: {
        words: Object.fromEntries(words),
        originals: Object.fromEntries(texts.map(({ field, of }) => [field, of])),
        confirmed: texts.map(({ field }) => field).filter((field) => typed(stillFits(field)) !== ''),
      },
    };
  },
  send: (api: typeof adminApi, input, form): Promise<Translation> =>
    api.translations.update(input, { ifMatch: Number(formText(form, 'version')) }),
  load: (api, { params }) => api.translations.get({ params }),
});

/** The texts of one record, each beside its translation. */
export function TranslationForm({ stored }: { stored: Translation }) {
  const { language, kind, record } = stored;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const edit = useStoredEdit<Translation>({
    id: 'translation',
    draft: `translation-${language}-${kind}-${record}`,
    stored,
    wordsOf,
    onSaved: () => {
      toasts.success(translationMessages.saved);
      void revalidate();
    },
  });
  const { base, isUnsaved } = edit;
  const sent: Sent = {
    language,
    kind,
    record,
    texts: base.texts.map(({ field, type, of, original }) => ({
      field,
      type,
      of,
      original: type === 'parts' ? original : '',
    })),
  };
  const texts = base.texts.map((text) => ({ ...text, label: labelOf(text.label) }));
  const labels = texts.flatMap((text) => partsOf(text).map(({ name, label }) => [name, label] as const));
  return (
    <StoredForm edit={edit} className="translation-form" label={nameOfRecord(base)} labels={Object.fromEntries(labels)}>
      <input type="hidden" name="translation" value={JSON.stringify(sent)} />
      {edit.isRestored && !edit.form.result && <RestoredNote />}
      <p className="translation-lead soft">
        <Sentence
          words={translationsWords.lead}
          fields={{
            kind: translationsWords.kinds[kind],
            link: <Link to={kindOf(kind).path(record)}>{translationsWords.editOriginal}</Link>,
          }}
        />
      </p>
      {texts.map((text) => (
        <TextPair
          key={text.field}
          text={text}
          kind={kind}
          language={language}
          words={edit.words}
          onChange={edit.change}
        />
      ))}
      {base.needs_check && <Check translation={base} isUnsaved={isUnsaved} onChecked={edit.startFrom} />}
      <SaveBar
        failure={translationMessages.saveFailure}
        label={translationsWords.saveTranslation}
        isUnsaved={isUnsaved}
        onDiscard={edit.discard}
        status={isUnsaved ? translationsWords.notSaved : translationsWords.allSaved}
      />
    </StoredForm>
  );
}

const stateWords = {
  current: '',
  older: translationsWords.older,
  missing: translationsWords.missing,
} as const;

interface TextPairProps {
  text: TranslationText;
  kind: Translation['kind'];
  language: Translation['language'];
  words: Readonly<Record<string, string>>;
  onChange: (name: string, text: string) => void;
}

/** Pages and ready messages have names of the program's own. */
export const nameOfRecord = ({ kind, name }: Pick<Translation, 'kind' | 'name'>) =>
  kind === 'texts' || kind === 'message-template' ? labelOf(name) : name;

/** English on the left and the translation on the right; on phones one under the other. */
function TextPair({ text, kind, language, words, onChange }: TextPairProps) {
  const { field, label, type, state } = text;
  const still = stillFits(field);
  return (
    <section className="translation-text" aria-label={label}>
      <h2>
        {label} {state !== 'current' && <span className="note">{stateWords[state]}</span>}
      </h2>
      {partsOf(text).map(({ name, label: part, original }) => (
        <div key={name} className="translation-pair">
          <div className="translation-original" dir="auto">
            {part !== label && <p className="field-label">{part}</p>}
            <p>{type === 'html' ? readable(original) : original}</p>
          </div>
          <div lang={language}>
            {type === 'html' ? (
              <HtmlField
                name={name}
                original={kind === 'page' ? undefined : original}
                value={words[name] ?? ''}
                onChange={onChange}
              />
            ) : (
              <TextControl
                name={name}
                label={`${part} (${languageNames[language]})`}
                isLong={type === 'lines' || original.length > 60}
                original={original}
                value={words[name] ?? ''}
                onChange={onChange}
              />
            )}
          </div>
        </div>
      ))}
      {words[still] !== undefined && (
        <Tick name={still} value="1" checked={words[still] !== ''} onTick={(isOn) => onChange(still, isOn ? '1' : '')}>
          {translationsWords.stillFits}
        </Tick>
      )}
    </section>
  );
}

interface ControlProps {
  name: string;
  value: string;
  onChange: (name: string, text: string) => void;
}

function TextControl({
  name,
  label,
  isLong,
  original,
  value,
  onChange,
}: ControlProps & { label: string; isLong: boolean; original: string }) {
  const control = {
    name,
    label,
    value,
    optional: true,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  };
  const rows = Math.min(12, Math.max(2, Math.ceil(original.length / 45), original.split('\n').length));
  return isLong ? <TextArea {...control} rows={rows} /> : <TextField {...control} />;
}

interface HtmlProps extends ControlProps {
  /** Undefined where texts have no pictures. */
  original: string | undefined;
}

function HtmlField({ name, value, onChange, original }: HtmlProps) {
  const { idOf, errors, correct } = useFormParts();
  // The editor reads its text once: one that changes from outside, as by Discard, needs another editor.
  const [shown, setShown] = useState({ html: value, revision: 0 });
  if (shown.html !== value) setShown({ html: value, revision: shown.revision + 1 });
  const { count, html } = withPictures(original ?? '', value);
  return (
    <>
      <TextEditor
        key={shown.revision}
        id={idOf(name)}
        content={value}
        content_format="html"
        hasPictures={original !== undefined}
        error={errors[name]}
        onChange={(typed) => {
          correct(name);
          setShown({ ...shown, html: typed });
          onChange(name, typed);
        }}
      />
      <input type="hidden" name={name} value={value} />
      {count > 0 && (
        <div>
          <p className="hint">{translationsWords.aboutPictures}</p>
          <Button icon="plus" onClick={() => onChange(name, html)}>
            {translationsWords.addPictures(count)}
          </Button>
        </div>
      )}
    </>
  );
}

interface CheckProps {
  translation: Translation;
  isUnsaved: boolean;
  onChecked: (checked: Translation) => void;
}

/** An owner says that the translation is right. A change of either text takes it back. */
function Check({ translation, isUnsaved, onChecked }: CheckProps) {
  const { language, kind, record, version, texts, checked_at, checked_by } = translation;
  const isOwner = useIsOwner();
  const toasts = useToasts();
  if (checked_at !== null) return <p>{translationsWords.checkedBy(checked_by ?? '', checked_at.slice(0, 10))}</p>;
  const isReady = !isUnsaved && texts.every(({ state }) => state === 'current');
  const check = async () => {
    const input = { params: { language, kind, record }, body: { is_checked: 1 } } as const;
    try {
      onChecked(await adminApi.translations.setChecked(input, { ifMatch: version }));
      toasts.success(translationMessages.checked);
    } catch {
      toasts.failure(translationMessages.checkFailure);
    }
  };
  return (
    <div className="translation-check">
      <p>{translationsWords.notChecked}</p>
      {isOwner && isReady && (
        <Button icon="check" onClick={() => void check()}>
          {translationsWords.check}
        </Button>
      )}
      {!isReady && <p className="hint">{translationsWords.canBeChecked}</p>}
    </div>
  );
}
