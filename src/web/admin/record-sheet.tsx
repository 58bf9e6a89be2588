import type { ReactNode } from 'react';
import type { ChangedKind } from '#contract/audit-log.ts';
import type { Preview } from '#contract/previews.ts';
import { RecordFields } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure } from '#web/forms/form.tsx';
import { FormSheet } from './form-sheet.tsx';
import { HistoryButton } from './history-button.tsx';
import type { Versioned } from './list/turns.ts';
import type { RecordSheetProps as Opened } from './list/use-records.ts';
import { PreviewButton } from './preview-button.tsx';
import { Differences, GoneNotice, StaleNotice } from './stale-notice.tsx';

interface RecordSheetProps<Item extends Versioned, Field extends string> extends Opened<Item, Field> {
  /** Noun for the record: 'opening'. */
  noun: string;
  /** How people know the record. */
  title: string | undefined;
  labels: Readonly<Record<Field, string>>;
  valuesOf: (record: Item | undefined) => Record<Field, string>;
  messages: { addFailure: string; updateFailure: string };
  /** Kind under which the history lists the record. */
  history?: ChangedKind;
  /** Makes a preview of a record that visitors see. */
  preview?: (values: Record<Field, string>, id: number | undefined) => Promise<Preview>;
  /** The fields. `control` gives each its name, label and value. */
  children: (control: (name: Field) => Control<Field>, values: Record<Field, string>) => ReactNode;
}

interface Control<Field> {
  name: Field;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The form of one record beside their list: for a new one, a change, or a change that someone else was faster with. */
export function RecordSheet<Item extends Versioned, Field extends string>(props: RecordSheetProps<Item, Field>) {
  const {
    noun,
    title,
    labels,
    valuesOf,
    messages,
    history,
    preview,
    record,
    isGone,
    form,
    onSend,
    draft,
    onType,
    onDiscard,
    onClose,
  } = props;
  const values = draft ?? valuesOf(record);
  const control = (name: Field): Control<Field> => ({
    name,
    label: labels[name],
    value: values[name],
    onChange: ({ target }) => onType({ ...values, [name]: target.value }),
  });
  const addLabel = isGone ? `Add as a new ${noun}` : `Add ${noun}`;
  return (
    <FormSheet
      form={form}
      onSend={onSend}
      heading={title ?? `Add ${article(noun)} ${noun}`}
      submitLabel={record && !isGone ? 'Save changes' : addLabel}
      besides={
        <>
          {preview && <PreviewButton make={() => preview(values, isGone ? undefined : record?.id)} />}
          {record && !isGone && history && <HistoryButton key={record.version} kind={history} id={record.id} />}
        </>
      }
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={record ? messages.updateFailure : messages.addFailure} takesFocus>
        What you typed is still here.
      </FormFailure>
      {isGone && (
        <GoneNotice noun={noun}>
          <p>What you typed is still here. You can add it as a new {noun}.</p>
        </GoneNotice>
      )}
      {form.result?.kind === 'stale' && form.result.theirs && (
        <StaleNotice noun={noun} onTake={onDiscard}>
          <Differences labels={labels} theirs={valuesOf(form.result.theirs)} mine={values} />
        </StaleNotice>
      )}
      {record && !isGone && <RecordFields {...record} />}
      {props.children(control, values)}
    </FormSheet>
  );
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');
