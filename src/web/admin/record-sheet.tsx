import { type ReactNode, useState } from 'react';
import type { ChangedKind } from '#contract/audit-log.ts';
import type { Preview } from '#contract/previews.ts';
import { RecordFields } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure } from '#web/forms/form.tsx';
import { FormSheet } from './form-sheet.tsx';
import { HistoryButton } from './history-button.tsx';
import type { SheetProps } from './list/record-tab.tsx';
import type { RecordDraft } from './list/use-edits.ts';
import { PreviewButton } from './preview-button.tsx';
import { Differences, GoneNotice, StaleNotice } from './stale-notice.tsx';
import { useDraft } from './store/drafts.ts';
import type { Versioned } from './store/records.ts';

export interface RecordSheetProps<Item extends Versioned, Field extends string> extends SheetProps<Item, Field> {
  /** Noun for the record: 'opening'. */
  noun: string;
  /** How people know the record. */
  title: string | undefined;
  labels: Readonly<Record<Field, string>>;
  valuesOf: (record: Item | undefined) => Record<Field, string>;
  /** Values as people read them, where a value is an id or a key. */
  wordsOf?: (values: Record<Field, string>) => Record<Field, string>;
  messages: { addFailure?: string; updateFailure: string };
  /** Kind under which the history lists the record. */
  history?: ChangedKind;
  /** Said once it is gone, where it cannot be added as a new one. */
  gone?: string;
  /** Makes a preview of a record that visitors see. */
  preview?: (values: Record<Field, string>, id: number | undefined) => Promise<Preview>;
  /** The fields. `control` gives each its name, label and value. */
  children: (
    control: (name: Field) => Control<Field>,
    values: Record<Field, string>,
    type: (values: Record<Field, string>) => void,
    revision: number,
  ) => ReactNode;
}

export interface Control<Field> {
  name: Field;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The form of one record beside their list: for a new one, a change, or a change that someone else was faster with. */
export function RecordSheet<Item extends Versioned, Field extends string>(props: RecordSheetProps<Item, Field>) {
  const { noun, title, labels, valuesOf, wordsOf = (values) => values, messages, history, gone, preview } = props;
  const { draftName, record, isGone, form, onSend, onDiscard, onClose } = props;
  const { found, store, forget } = useDraft<RecordDraft<Record<Field, string>>>(draftName);
  // A draft of an older version of the form lacks fields of this one.
  const values = { ...valuesOf(record), ...found?.values };
  const version = found?.version ?? record?.version;
  const type = (typed: Record<Field, string>) => store({ values: typed, version });
  const control = (name: Field): Control<Field> => ({
    name,
    label: labels[name],
    value: values[name],
    onChange: ({ target }) => type({ ...values, [name]: target.value }),
  });
  /** Incremented when values come from elsewhere than a control. */
  const [revision, setRevision] = useState(0);
  const replace = () => setRevision(revision + 1);
  const edited = isGone ? undefined : record;
  const addLabel = isGone ? `Add as a new ${noun}` : `Add ${noun}`;
  return (
    <FormSheet
      form={form}
      onSend={onSend}
      heading={title ?? `Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
      submitLabel={edited ? 'Save changes' : addLabel}
      besides={
        <>
          {preview && <PreviewButton make={() => preview(values, edited?.id)} />}
          {edited && history && (
            <HistoryButton
              key={edited.version}
              kind={history}
              id={edited.id}
              stored={valuesOf(edited)}
              onRestore={(texts) => {
                type({ ...values, ...texts });
                replace();
              }}
            />
          )}
        </>
      }
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={(!record && messages.addFailure) || messages.updateFailure} takesFocus>
        What you typed is still here.
      </FormFailure>
      {isGone && (
        <GoneNotice noun={noun}>
          <p>{gone ?? `What you typed is still here. You can add it as a new ${noun}.`}</p>
        </GoneNotice>
      )}
      {form.result?.kind === 'stale' && form.result.theirs && (
        <StaleNotice
          noun={noun}
          onTake={() => {
            forget();
            onDiscard();
            replace();
          }}
        >
          <Differences labels={labels} theirs={wordsOf(valuesOf(form.result.theirs))} mine={wordsOf(values)} />
        </StaleNotice>
      )}
      {edited && <RecordFields id={edited.id} version={version ?? edited.version} />}
      {props.children(control, values, type, revision)}
    </FormSheet>
  );
}
