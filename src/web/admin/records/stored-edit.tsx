import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { Differences, StaleNotice } from '#web/admin/stale-notice.tsx';
import { Form, FormErrors, useForm } from '#web/forms/form.tsx';
import { useStoredDraft } from './draft.ts';

type Words = Readonly<Record<string, string>>;

interface Edit {
  words: Words;
  /** The version that the words were edited from. */
  version: number;
}

interface StoredEditOptions<Item> {
  /** Begins the ids of the form's controls. */
  id: string;
  /** Name of the draft. */
  draft: string;
  stored: Item;
  wordsOf: (item: Item) => Words;
  onSaved: () => void;
}

/** The words of a form that fills a page. What is typed is stored in this browser until it is saved. */
export function useStoredEdit<Item extends { version: number }>(options: StoredEditOptions<Item>) {
  const { id, draft, stored, wordsOf, onSaved } = options;
  const [base, setBase] = useState(stored);
  const untouched: Edit = { words: wordsOf(base), version: base.version };
  const { found, store, forget } = useStoredDraft<Edit>(draft, untouched);
  const [edit, setEdit] = useState(found ?? untouched);
  const sent = useRef(edit.words);
  const isUnsaved = !isSame(edit.words, untouched.words);
  const form = useForm<Item>({
    id,
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
      setEdit(({ words }) => ({
        words: isSame(words, sent.current) ? wordsOf(saved) : words,
        version: saved.version,
      }));
      onSaved();
    },
  });
  useEffect(() => {
    if (isUnsaved) store(edit);
    else forget();
  }, [isUnsaved, edit, store, forget]);
  return {
    ...edit,
    base,
    form,
    isUnsaved,
    isRestored: found !== undefined,
    theirs: form.result?.kind === 'stale' && form.result.theirs ? wordsOf(form.result.theirs) : undefined,
    change: (name: string, text: string) => {
      form.correct(name);
      setEdit((now) => ({ ...now, words: { ...now.words, [name]: text } }));
    },
    replace: (words: Words) => setEdit((now) => ({ ...now, words: { ...now.words, ...words } })),
    discard: () => {
      form.reset();
      setEdit(untouched);
    },
    noteSent: () => {
      sent.current = edit.words;
    },
  };
}

function isSame(a: Words, b: Words) {
  return Object.keys(b).every((field) => a[field] === b[field]);
}

interface StoredFormProps {
  edit: ReturnType<typeof useStoredEdit<{ version: number }>>;
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
