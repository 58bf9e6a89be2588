import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { byName, matchEntries } from '#web/index-entries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Lists } from '../load-lists.ts';
import { TabFrame } from '../tab-frame.tsx';
import { DeleteSymptom } from './delete-symptom.tsx';
import { SymptomDialog } from './symptom-dialog.tsx';
import { SymptomTable } from './symptom-table.tsx';

/** What is open over the list: a symptom to rename or to delete, or a new one. */
export type OpenSymptom = { kind: 'rename' | 'delete'; symptom: Symptom } | { kind: 'add' };

/** Every symptom from A to Z, with the conditions that it can belong to. */
export function SymptomsTab({ lists }: { lists: Lists | null }) {
  const q = useSearchParams()[0].get('q') ?? '';
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenSymptom>();
  const shown = lists ? matchEntries(lists.symptoms.toSorted(byName), q) : [];
  const nameOf = (id: number) => lists?.conditions.find((condition) => condition.id === id)?.name;
  const conditionsOf = ({ condition_ids }: Symptom) => condition_ids.flatMap((id) => nameOf(id) ?? []).toSorted();
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  return (
    <TabFrame
      title="Symptoms"
      lists={lists}
      filter={{ label: 'Filter by name', value: q }}
      action={
        <button type="button" className="button button-primary button-small" onClick={() => setOpen({ kind: 'add' })}>
          <Icon name="plus" />
          Add a symptom
        </button>
      }
    >
      {!lists && <ListFailure sentence={listMessages.empty} />}
      {lists && shown.length === 0 && <NoSymptoms isFiltered={q !== ''} />}
      {lists && shown.length > 0 && <SymptomTable symptoms={shown} conditionsOf={conditionsOf} onOpen={setOpen} />}
      {open?.kind === 'delete' && (
        <DeleteSymptom symptom={open.symptom} conditions={conditionsOf(open.symptom)} onClose={close} />
      )}
      {open && open.kind !== 'delete' && (
        <SymptomDialog symptom={open.kind === 'rename' ? open.symptom : undefined} onClose={close} />
      )}
    </TabFrame>
  );
}

function NoSymptoms({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState sentence={listMessages.empty}>
      {isFiltered ? (
        <>
          <p>Nothing matches this filter.</p>
          <Link className="button button-secondary button-small" to={{ search: '' }}>
            Show all symptoms
          </Link>
        </>
      ) : (
        <p>Symptoms that you add appear here and on the home page.</p>
      )}
    </EmptyState>
  );
}
