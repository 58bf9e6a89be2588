import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import { limits } from '#contract/plain/limits.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { Announced } from '#web/admin/announced.tsx';
import { Button } from '#web/admin/button.tsx';
import { loadLists, searchLists, TabFrame, useLists } from '#web/admin/conditions/tab-frame.tsx';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { OtherWords, otherWordsLabel } from '#web/admin/other-words.tsx';
import { recordsOf, useList } from '#web/admin/records/cache.ts';
import { useDelete } from '#web/admin/records/change.tsx';
import { addAgain } from '#web/admin/records/conflicts.ts';
import { forgetStoredDraft } from '#web/admin/records/draft.ts';
import { useEdit, valueRules } from '#web/admin/records/edit.ts';
import { useEdits } from '#web/admin/records/use-edits.ts';
import { readable } from '#web/admin/restored-texts.ts';
import { SignField, signsLabel } from '#web/admin/sign-field.tsx';
import { GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';
import { clientActionOf, defineListForms, findMistakes } from '#web/forms/define-form.ts';
import { CharacterCount } from '#web/forms/field.tsx';
import { RecordFields, TextArea, TextField } from '#web/forms/fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/symptoms.ts';
import type { Route } from './+types/route.ts';

const labels = {
  name: words.name,
  signs: signsLabel,
  urgent_help: words.urgentHelp,
  other_words: otherWordsLabel,
} as const;

type SymptomTexts = Record<keyof typeof labels, string>;

const bodyOf = ({ signs, ...texts }: SymptomTexts) => ({ ...texts, signs: readSignNames(signs) });

const symptomForms = defineListForms({ ...adminApi.symptoms, get }, labels, {
  bodyOf,
  expect: (symptom, { name, signs, urgent_help, other_words }: SymptomTexts) => ({
    ...symptom,
    name,
    signs: readSignNames(signs),
    urgent_help: urgent_help.trim() || null,
    other_words: other_words.trim() || null,
  }),
  check: (values: SymptomTexts) => findMistakes(values, { name: words.enterName }),
});

/** @throws ApiError `not-found` when it no longer exists */
async function get({ params }: { params: { id: number | string } }) {
  const all = await adminApi.symptoms.list({ query: { placeholders: '1' } });
  const found = all.find(({ id }) => id === Number(params.id));
  if (!found) throw new ApiError(404, { code: 'not-found' });
  return found;
}

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

export const clientAction = clientActionOf(adminApi, { add: symptomForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta(words.symptoms, args);

/** The open dialog: a symptom is changed, or one is added. */
type OpenSymptom = { symptom: Symptom | undefined };

/** Every symptom from A to Z, with the conditions that it can belong to. */
export default function Symptoms() {
  const q = useSearchParams()[0].get('q') ?? '';
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenSymptom>();
  const [openings, setOpenings] = useState(0);
  const shown = useList(recordsOf<Symptom>('symptom'));
  const lists = useLists();
  const symptoms = lists ? searchLists(lists, q).symptoms : [];
  const nameOf = (id: number) => lists?.conditions.find((condition) => condition.id === id)?.name;
  const conditionsOf = ({ condition_ids }: Symptom) => condition_ids.flatMap((id) => nameOf(id) ?? []).toSorted();
  const show = (symptom: Symptom | undefined) => {
    setOpen({ symptom });
    setOpenings((count) => count + 1);
  };
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  const openNow = useRef<OpenSymptom>(undefined);
  useEffect(() => {
    openNow.current = open;
  }, [open]);
  const { onDelete, dialog } = useDelete(shown, symptomMessages, {
    noun: 'symptom',
    calls: { ...adminApi.symptoms, get },
    question: ({ name }) => <Sentence words={words.deleteNamed} fields={{ name: <bdi>{name}</bdi> }} />,
    describe: (symptom) => (
      <>
        <Conditions names={conditionsOf(symptom)} />
        <p>{words.undoable}</p>
      </>
    ),
  });
  const edits = useEdits<Symptom, keyof SymptomTexts>({
    id: 'symptom',
    definition: symptomForms.update,
    open: open?.symptom && String(open.symptom.id),
    way: {
      leave: () => {
        setOpen(undefined);
        return undefined;
      },
      comeBack: (_, symptom) => {
        const again = () => show(symptom);
        if (openNow.current) return again;
        again();
        return undefined;
      },
    },
    shown,
    messages: symptomMessages,
    onSaved: ({ id }) => {
      forgetStoredDraft(`symptom-${id}`);
      void revalidate();
    },
  });
  return (
    <TabFrame
      list="symptoms"
      lists={lists}
      filter={{ label: words.filterByName, value: q }}
      isEmpty={symptoms.length === 0}
      dialogs={
        <>
          {dialog}
          {open && <SymptomDialog key={openings} symptom={open.symptom} edits={edits} onClose={close} />}
        </>
      }
      action={
        <Button look="primary" icon="plus" onClick={() => show(undefined)} shortcut="add">
          {words.addASymptom}
        </Button>
      }
    >
      <RecordTable
        className="symptoms-table"
        caption={words.symptomsAToZ}
        columns={[words.name, words.conditions]}
        actions={words.editOrDelete}
      >
        {symptoms.map((symptom) => (
          <tr key={symptom.id}>
            <td>
              <bdi className="who">{symptom.name}</bdi>
            </td>
            {/* Links are edited in the condition. */}
            <td className="symptom-conditions">
              {conditionsOf(symptom).length > 0 ? (
                <NameList names={conditionsOf(symptom)} />
              ) : (
                <span className="soft">{words.noConditionsYet}</span>
              )}
            </td>
            <td className="symptom-actions">
              <RowActions name={symptom.name} edit={() => show(symptom)} onDelete={() => onDelete(symptom)} />
            </td>
          </tr>
        ))}
      </RecordTable>
    </TabFrame>
  );
}

function Conditions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p>{words.belongsToNone}</p>;
  return (
    <p>
      <Sentence words={words.belongsTo(names.length)} fields={{ names: <NameList names={names} /> }} />
    </p>
  );
}

interface SymptomDialogProps {
  /** Undefined: a new one. */
  symptom: Symptom | undefined;
  edits: ReturnType<typeof useEdits<Symptom, keyof SymptomTexts>>;
  onClose: () => void;
}

/** Adds or changes a symptom. */
function SymptomDialog({ symptom, edits, onClose }: SymptomDialogProps) {
  const adding = useSymptomTexts(symptom, onClose);
  const { values, version, type, isClosed, close } = adding;
  const isGone = edits.form.result?.kind === 'stale' && edits.form.result.theirs === null;
  // Someone else has deleted it: what was typed can still become a symptom of its own.
  const changed = isGone ? undefined : symptom;
  const form = changed ? edits.form : adding.form;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (form.attempt > 0) input.current?.focus();
  }, [form.attempt]);
  if (isClosed) return null;
  const { result, errors } = form;
  const theirs = result?.kind === 'stale' ? result.theirs : undefined;
  const { length } = values.name.trim();
  return (
    <FormDialog
      form={form}
      heading={
        symptom ? <Sentence words={words.editNamed} fields={{ name: <bdi>{symptom.name}</bdi> }} /> : words.addASymptom
      }
      submitLabel={changed ? words.save : words.addTheSymptom}
      besides={
        changed && (
          <HistoryButton kind="symptom" id={changed.id} stored={textsOf(changed)} onRestore={(texts) => type(texts)} />
        )
      }
      onSend={changed && ((form) => void edits.save(changed, new FormData(form)))}
      onClose={close}
    >
      {theirs && (
        <StaleNotice noun="symptom" onTake={() => type(textsOf(theirs))}>
          <blockquote dir="auto">{theirs.name}</blockquote>
          {theirs.signs.length > 0 && <blockquote>{readable(textsOf(theirs).signs)}</blockquote>}
          {theirs.urgent_help && <blockquote dir="auto">{theirs.urgent_help}</blockquote>}
          {theirs.other_words && <blockquote dir="auto">{theirs.other_words}</blockquote>}
        </StaleNotice>
      )}
      {isGone && (
        <GoneNotice noun="symptom">
          <p>{addAgain('symptom')}</p>
        </GoneNotice>
      )}
      <FormFailure
        title={changed ? symptomMessages.updateFailure : symptomMessages.addFailure}
        lead={words.nothingLost}
      />
      {changed && <RecordFields id={changed.id} version={theirs?.version ?? version ?? changed.version} />}
      <TextField
        ref={input}
        name="name"
        label={labels.name}
        hint={words.nameHint}
        value={values.name}
        onChange={(event) => type({ name: event.target.value })}
        after={
          length > limits.name && (
            <p className="symptom-count">
              <CharacterCount length={length} max={limits.name} />
            </p>
          )
        }
      />
      <SignField value={values.signs} onChange={({ target }) => type({ signs: target.value })} />
      <TextArea
        name="urgent_help"
        label={labels.urgent_help}
        optional
        hint={words.urgentHelpHint}
        rows={3}
        value={values.urgent_help}
        count={{ length: values.urgent_help.trim().length, max: limits.urgentHelp }}
        onChange={(event) => type({ urgent_help: event.target.value })}
      />
      <OtherWords
        name="other_words"
        label={labels.other_words}
        value={values.other_words}
        onChange={(event) => type({ other_words: event.target.value })}
      />
      {/* Announced at once; the message at the field is read only when the field gets the focus. */}
      <Announced role="alert">{errors.name}</Announced>
    </FormDialog>
  );
}

function textsOf(symptom: Symptom | undefined): SymptomTexts {
  return {
    name: symptom?.name ?? '',
    signs: JSON.stringify(symptom?.signs ?? []),
    urgent_help: symptom?.urgent_help ?? '',
    other_words: symptom?.other_words ?? '',
  };
}

const rules = valueRules<Symptom | undefined, SymptomTexts>({
  valuesOf: textsOf,
  readEarlier: (found) => Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(labels, name))),
});

/** The texts as they are typed. They are stored in this browser until they are saved, even if the dialog closes. */
function useSymptomTexts(symptom: Symptom | undefined, onClose: () => void) {
  const toasts = useToasts();
  const draft = symptom ? `symptom-${symptom.id}` : 'symptom';
  const { edit, update, startFrom } = useEdit(draft, symptom, rules);
  const [isClosed, setClosed] = useState(false);
  const form = useForm<Symptom, keyof SymptomTexts>({
    id: 'symptom',
    intent: 'add',
    onResult: (result) => {
      if (result.kind === 'saved') {
        startFrom(symptom);
        toasts.success(symptomMessages.added);
      }
      if (result.kind === 'saved' || isClosed) onClose();
    },
  });
  return {
    values: edit.values,
    /** The version that they were typed from. */
    version: edit.version,
    type: (typed: Partial<SymptomTexts>) => update((now) => ({ ...now, values: { ...now.values, ...typed } })),
    form,
    isClosed,
    /** During a save, only hides the dialog, so that its result is still reported. */
    close: () => (form.isPending ? setClosed(true) : onClose()),
  };
}
