import { useRef, useState } from 'react';
import type { ClinicProfile } from '#contract/clinic.ts';
import { useStoredDraft } from '#web/admin/store/drafts.ts';
import type { ListName } from './clinic-fields.tsx';
import {
  type ClinicValues,
  isSame,
  keepKeys,
  mergeChanges,
  toValues,
  withSavedIds,
  withValue,
} from './clinic-values.ts';

interface Edit {
  /** The stored profile that the changes start from. */
  base: ClinicProfile;
  values: ClinicValues;
  /** After someone else changed the profile too: the parts that both changed. */
  both: string[] | undefined;
}

/** The edited profile and the stored one it starts from. Edits are stored in this browser until they are saved or discarded. */
export function useClinicEdit(profile: ClinicProfile) {
  const untouched = { base: profile, values: toValues(profile), both: undefined };
  const draft = useStoredDraft<Edit>('clinic-profile', untouched);
  const [edit, setEdit] = useState<Edit>(() =>
    draft.found ? carryOver(draft.found, profile) : untouched,
  );
  const latest = useRef(edit);

  function update(next: (now: Edit) => Edit) {
    latest.current = next(latest.current);
    setEdit(latest.current);
    if (isUnsaved(latest.current)) draft.store(latest.current);
    else draft.forget();
  }

  return {
    ...edit,
    isRestored: draft.found !== undefined,
    isUnsaved: isUnsaved(edit),
    change: (path: string, value: unknown) => update((now) => ({ ...now, values: withValue(now.values, path, value) })),
    changeItem: (list: ListName, key: string, change: object) =>
      update((now) => ({
        ...now,
        values: {
          ...now.values,
          [list]: now.values[list].map((item) => (item.key === key ? { ...item, ...change } : item)),
        },
      })),
    /** Takes over someone else's changes, except where the same part was changed here. */
    carryOver: (theirs: ClinicProfile) => update((now) => carryOver(now, theirs)),
    /** Marks what was sent as stored and keeps what was typed since then. */
    markSaved: (sent: ClinicValues, saved: ClinicProfile) =>
      update((now) => {
        const theirs = keepKeys(toValues(saved), sent);
        const { merged } = mergeChanges({ base: sent, mine: now.values, theirs });
        return { base: saved, values: withSavedIds(merged, theirs), both: undefined };
      }),
    discard: () => update((now) => ({ base: now.base, values: toValues(now.base), both: undefined })),
  };
}

function isUnsaved({ base, values }: Edit) {
  return !isSame(values, toValues(base));
}

function carryOver(edit: Edit, theirs: ClinicProfile): Edit {
  if (edit.base.version === theirs.version) return edit;
  const versions = { base: toValues(edit.base), mine: edit.values, theirs: toValues(theirs) };
  const { merged, both } = mergeChanges(versions);
  return { base: theirs, values: merged, both };
}
