import type { ReactNode } from 'react';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { Differences, StaleNotice } from '#web/admin/stale-notice.tsx';
import { Form, FormErrors, useForm } from '#web/forms/form.tsx';
import { useEdit, valueRules } from './edit.ts';

type Words = Readonly<Record<string, string>>;

interface StoredEditOptions<Item> {
  /** Begins the ids of the form's controls. */
  id: string;
  /** Name of the draft. */
  draft: string;
  stored: Item;
  wordsOf: (item: Item) => Words;
  onSaved: (saved: Item, before: Item) => void;
}

/** The words of a form that fills a page. */
export function useStoredEdit<Item extends { version: number }>(options: StoredEditOptions<Item>) {
  const { id, draft, stored, wordsOf, onSaved } = options;
  const rules = valueRules<Item, Words>({
    valuesOf: wordsOf,
    readEarlier: (found) => (found as { words?: Words }).words,
  });
  const { edit, update, startFrom, take, ...state } = useEdit(draft, stored, rules);
  const form = useForm<Item>({
    id,
    intent: 'save',
    onResult: (result) => {
      take(result);
      if (result.kind === 'saved') onSaved(result.saved, edit.base);
    },
  });
  return {
    ...state,
    words: edit.values,
    version: edit.version,
    base: edit.base,
    form,
    theirs: form.result?.kind === 'stale' && form.result.theirs ? wordsOf(form.result.theirs) : undefined,
    change: (name: string, text: string) => {
      form.correct(name);
      update((now) => ({ ...now, values: { ...now.values, [name]: text } }));
    },
    startFrom,
    /** Continues on top of what was stored meanwhile. */
    adopt: (item: Item) => update((now) => (rules.isUnsaved(now) ? rules.carryOver(now, item) : rules.begin(item))),
    replace: (words: Words) => update((now) => ({ ...now, values: { ...now.values, ...words } })),
    discard: () => {
      form.reset();
      startFrom(edit.base);
    },
  };
}

interface StoredFormProps {
  edit: Omit<ReturnType<typeof useStoredEdit<{ version: number }>>, 'startFrom' | 'adopt'>;
  className: string;
  /** Names the form. */
  label: string;
  labels: Words;
  /** Makes an error clear away from its field. */
  describe?: (name: string, message: string) => string;
  children: ReactNode;
}

/** The form with what is edited, also where someone else was faster. */
export function StoredForm({ edit, className, label, labels, describe, children }: StoredFormProps) {
  return (
    <Form form={edit.form} className={className} aria-label={label} onSubmit={edit.noteSent}>
      <LeaveGuard isUnsaved={edit.isUnsaved} />
      <input type="hidden" name="version" value={edit.version} />
      <FormErrors {...(describe && { describe })} />
      {edit.theirs && (
        <StaleNotice noun="page" onTake={edit.discard}>
          <Differences labels={labels} theirs={edit.theirs} mine={edit.words} />
        </StaleNotice>
      )}
      {children}
    </Form>
  );
}
