import { type ComponentProps, type ReactNode, useState } from 'react';
import type { TableKind } from '#contract/imports.ts';
import type { Preview } from '#contract/previews.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure, ListFoot } from '#web/admin/list/list-foot.tsx';
import { PartFrame, type PartTabsProps } from '#web/admin/list/part-frame.tsx';
import { AddFirstLink, AddLink, WithImport } from '#web/admin/list/record-links.tsx';
import { PreviewButton } from '#web/admin/preview-button.tsx';
import { Differences, GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { TranslationLinks } from '#web/admin/translations.tsx';
import { RecordFields } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure } from '#web/forms/form.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/records.ts';
import type { List, Versioned } from './cache.ts';
import { type DeleteMessages, type DeleteOptions, useDelete } from './change.tsx';
import { useDraft, useHasDrafts } from './draft.ts';
import { type RecordTab, type SheetProps, type ShownTab, useRecordTab } from './record-tab.tsx';
import type { RecordDraft } from './use-edits.ts';

interface SheetContent<Item extends Versioned, Field extends string> {
  tab: RecordTab<Item, Field>;
  /** How people know the record; of a new one, unless 'Add a notice'. */
  headingOf: (record: Item | undefined) => string | undefined;
  valuesOf: (record: Item | undefined) => Record<Field, string>;
  /** Values as people read them, where a value is an id or a key. */
  wordsOf?: (values: Record<Field, string>) => Record<Field, string>;
  /** Makes a preview of a record that visitors see. */
  preview?: (values: Record<Field, string>, id: number | undefined) => Promise<Preview>;
  /** Label of the form's button, such as 'Save changes', with its consequences. */
  submitLabelOf?: (words: string) => string;
  /** The fields. `control` gives each its name, label and value. */
  fields: (
    control: (name: Field) => Control<Field>,
    values: Record<Field, string>,
    typing: Typing<Item, Field>,
  ) => ReactNode;
}

export interface Control<Field> {
  name: Field;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

export interface Typing<Item, Field extends string> {
  record: Item | undefined;
  /** Id of the record, unless it is new or someone else has deleted it. */
  id: number | undefined;
  type: (values: Record<Field, string>) => void;
  /** Incremented when values come from elsewhere than a control. */
  revision: number;
}

interface RecordSheetProps<Item extends Versioned, Field extends string>
  extends SheetProps<Item, Field>,
    SheetContent<Item, Field> {
  /** Message once a record is gone that cannot be added again. */
  gone?: string;
}

/** The form of one record beside their list: for a new one, a change, or a change that someone else was faster with. */
export function RecordSheet<Item extends Versioned, Field extends string>(props: RecordSheetProps<Item, Field>) {
  const { headingOf, valuesOf, wordsOf = (values) => values, preview, fields, gone } = props;
  const { submitLabelOf = (label) => label } = props;
  const { kind, labels, messages, history } = props.tab;
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
  const [revision, setRevision] = useState(0);
  const replace = () => setRevision(revision + 1);
  const edited = isGone ? undefined : record;
  const says = words.sentences[kind];
  const addLabel = isGone ? says.addAsNew : says.add;
  return (
    <FormSheet
      form={form}
      onSend={onSend}
      heading={headingOf(record) ?? says.addOne}
      submitLabel={submitLabelOf(edited ? words.saveChanges : addLabel)}
      besides={
        <>
          {preview && <PreviewButton make={() => preview(values, edited?.id)} />}
          {edited && history && <TranslationLinks kind={history} record={String(edited.id)} />}
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
        {words.stillHere}
      </FormFailure>
      {isGone && (
        <GoneNotice noun={kind}>
          <p>{gone ?? says.addAgain}</p>
        </GoneNotice>
      )}
      {form.result?.kind === 'stale' && form.result.theirs && (
        <StaleNotice
          noun={kind}
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
      {fields(control, values, { record, id: edited?.id, type, revision })}
    </FormSheet>
  );
}

type FootWords = Pick<ComponentProps<typeof ListFoot>, 'noun' | 'order'>;

interface RecordPageProps<Item extends Versioned, Field extends string> extends SheetContent<Item, Field> {
  title: string;
  /** 'Add a notice'; none are added without it. */
  add?: string;
  /** Kind that is imported from a file. */
  from?: TableKind;
  /** Shown instead of an empty list. */
  empty?: string;
  /** 'Add the first notice' */
  addFirst?: string;
  /** Above the list. */
  lead?: ReactNode;
  /** Pages that share its entry of the rail. */
  parts?: PartTabsProps;
  /** Names the record in the question whether to delete it, and says what comes of it. */
  describe?: DeleteOptions<Item>['describe'];
  foot?: FootWords | ((list: List<Item>) => FootWords);
  failure?: ComponentProps<typeof ListFailure>;
  /** Gets what was stored, and says that a new one was added. */
  onSaved?: (item: Item, isNew: boolean) => void;
  /** The form begins again with another one. */
  formKey?: string;
  /** Shows no form, also where the address names a record. */
  isClosed?: boolean;
  /** The list itself. */
  children: (
    shown: Omit<ShownTab<Item, Field>, 'sheet'> & { items: Item[]; onDelete: (item: Item) => void },
  ) => ReactNode;
}

/** A whole tab of records: heading, list, the form beside it, and the question before one is deleted. */
export function RecordPage<Item extends Versioned, Field extends string>(props: RecordPageProps<Item, Field>) {
  const { tab, title, add, from, empty, addFirst, lead, parts, describe } = props;
  const { foot, failure, onSaved, formKey = '', isClosed = false, children } = props;
  const { kind, messages } = tab;
  const { sheet, ...shown } = useRecordTab(tab, onSaved);
  const { list, isLoaded, showMore } = shown.shown;
  const { onDelete, dialog } = useDelete(shown.shown, messages as DeleteMessages, {
    noun: kind,
    calls: tab.calls as DeleteOptions<Item>['calls'],
    onDeleted: ({ id }) => shown.forget(String(id)),
    ...(describe && { describe }),
  });
  const isUnsaved = useHasDrafts(kind);
  const isEmpty = list.body.length === 0;
  const link = add && <AddLink isSheetOpen={shown.open !== undefined}>{add}</AddLink>;
  return (
    <div className="tab-page">
      <PartFrame title={title} action={from ? <WithImport from={from}>{link}</WithImport> : link} {...parts}>
        {lead}
        {!isLoaded && <ListFailure {...(failure ?? { sentence: messages.empty ?? '' })} />}
        {isLoaded && isEmpty && empty && (
          <EmptyState sentence={messages.empty ?? ''}>
            <p>{empty}</p>
            {addFirst && <AddFirstLink>{addFirst}</AddFirstLink>}
          </EmptyState>
        )}
        {isLoaded && !(isEmpty && empty) && (
          <>
            {children({ ...shown, items: list.body, onDelete })}
            {foot && (
              <ListFoot {...(typeof foot === 'function' ? foot(list) : foot)} list={list} onShowMore={showMore} />
            )}
          </>
        )}
      </PartFrame>
      {sheet && !isClosed && <RecordSheet key={`${sheet.draftName} ${formKey}`} {...props} {...sheet} />}
      {dialog}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}
