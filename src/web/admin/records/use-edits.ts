import { useState } from 'react';
import { adminApi } from '#web/api/admin-api.ts';
import { type EditDefinition, submitForm } from '#web/forms/define-form.ts';
import { useForm } from '#web/forms/form.tsx';
import { type FormResult, formText } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { painted } from '#web/ui/painted.ts';
import * as words from '#words/admin/records.ts';
import type { ShownList, Versioned } from './cache.ts';
import { drafts } from './draft.ts';
import type { Edit } from './edit.ts';

export type RecordDraft<Values> = Pick<Edit<unknown, Values>, 'values' | 'version'>;

interface EditsOptions<Item extends Versioned, Field extends string> {
  /** Begins the ids of the form's controls. */
  id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what is sent is up to each form
  definition: EditDefinition<typeof adminApi, any, Item, Field>;
  open: string | undefined;
  way: Way<Item>;
  shown: Pick<ShownList<Item>, 'records'>;
  messages: { updated: string; updateFailure: string };
  onSaved?: (item: Item) => void;
  onGone?: (item: Item) => void;
}

/** How a form closes, and opens again unless something else is open by then; see `useWayBack`. */
interface Way<Item> {
  leave: (name: string) => Promise<void> | undefined;
  comeBack: (name: string, item: Item) => (() => void) | undefined;
}

/**
 * Edits of the records of a list show at once: the form beside the list closes, and opens again with what was typed and the reason when
 * the server refuses it.
 */
export function useEdits<Item extends Versioned, Field extends string>(options: EditsOptions<Item, Field>) {
  const { id, definition, open, way, shown, messages, onSaved, onGone } = options;
  const { records } = shown;
  const toasts = useToasts();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, FormResult<Item, Field> | undefined>>(new Map());
  const form = useForm<Item, Field>({ id, before: open === undefined ? undefined : refusals.get(open) });

  const refuse = (name: string, refusal?: FormResult<Item, Field>) =>
    setRefusals((now) => new Map(now).set(name, refusal));

  async function save(record: Item, sent: FormData) {
    const name = String(record.id);
    const draftName = `${records.kind} ${name}`;
    const values: unknown = definition.read(sent);
    const errors = definition.check?.(values) ?? {};
    if (Object.keys(errors).length > 0) return refuse(name, { kind: 'invalid', errors });
    const typed = drafts.find(draftName) as RecordDraft<unknown> | undefined;
    refuse(name);
    const left = way.leave(name);
    const settle = records.begin(record, (item) => definition.expect(item, values));
    const version = Number(formText(sent, 'version'));
    const send: typeof definition.send = (api, body) =>
      records.inTurn({ id: record.id, version }, ({ ifMatch }) => {
        sent.set('version', String(ifMatch));
        return definition.send(api, body, sent);
      });
    await painted();
    const result = await submitForm({ ...definition, send }, adminApi, sent);
    settle(result);
    if (result.kind === 'saved') {
      onSaved?.(result.saved);
      drafts.settle(draftName, typed);
      return toasts.success(messages.updated);
    }
    const theirs = result.kind === 'stale' ? result.theirs : undefined;
    if (theirs && typed) drafts.store(draftName, { ...typed, version: theirs.version });
    if (theirs === null) onGone?.(record);
    refuse(name, result);
    await left;
    const again = way.comeBack(name, theirs ?? record);
    if (again) toasts.failure(messages.updateFailure, { action: { label: words.openIt, onSelect: again } });
    return undefined;
  }

  return { form, save, forget: (name: string) => refuse(name) };
}
