import '#web/admin/list/data-table.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { forgetDraft } from '#web/admin/drafts.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { RowActions } from '#web/admin/list/record-links.tsx';
import { useEdits } from '#web/admin/list/use-edits.ts';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { loadLists, searchLists, TabFrame } from '../tab-frame.tsx';
import type { Route } from './+types/route.ts';
import { DeleteSymptom } from './delete-symptom.tsx';
import { SymptomDialog } from './symptom-dialog.tsx';
import { symptomForms } from './symptom-forms.ts';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

export const clientAction = clientActionOf(adminApi, { add: symptomForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Symptoms', args);

/** The open dialog: rename or delete a symptom, or add one. */
type OpenSymptom = { kind: 'rename' | 'delete'; symptom: Symptom } | { kind: 'add' };

/** Every symptom from A to Z, with the conditions that it can belong to. */
export default function Symptoms({ loaderData: { lists: loaded } }: Route.ComponentProps) {
  const q = useSearchParams()[0].get('q') ?? '';
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenSymptom>();
  const [openings, setOpenings] = useState(0);
  const whole = useMemo(() => toList(loaded?.symptoms ?? []), [loaded]);
  const growing = useOptimisticList(
    'symptom',
    useGrowingList(whole, '', () => Promise.resolve(whole)),
  );
  const lists = loaded && { ...loaded, symptoms: growing.list.body };
  const shown = lists ? searchLists(lists, q).symptoms : [];
  const nameOf = (id: number) => lists?.conditions.find((condition) => condition.id === id)?.name;
  const conditionsOf = ({ condition_ids }: Symptom) => condition_ids.flatMap((id) => nameOf(id) ?? []).toSorted();
  const show = (symptom: OpenSymptom) => {
    setOpen(symptom);
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
  const edits = useEdits<Symptom, unknown, 'name' | 'urgent_help'>({
    id: 'symptom',
    kind: 'symptom',
    definition: symptomForms.update,
    open: open?.kind === 'rename' ? String(open.symptom.id) : undefined,
    way: {
      leave: () => {
        setOpen(undefined);
        return undefined;
      },
      comeBack: (_, symptom) => {
        const again = () => show({ kind: 'rename', symptom });
        if (openNow.current) return again;
        again();
        return undefined;
      },
    },
    growing,
    // Stored by the dialog.
    drafts: { find: () => undefined, settle: (id) => forgetDraft(`symptom-${id}`) },
    messages: symptomMessages,
    onShow: () => void revalidate(),
    onGone: () => {},
  });
  return (
    <TabFrame
      title="Symptoms"
      lists={lists}
      filter={{ label: 'Filter by name', value: q }}
      action={
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => show({ kind: 'add' })}
          {...useShortcut('add')}
        >
          <Icon name="plus" />
          Add a symptom
        </button>
      }
    >
      {!lists && <ListFailure sentence={listMessages.empty} />}
      {lists && shown.length === 0 && <NoSymptoms isFiltered={q !== ''} />}
      {lists && shown.length > 0 && <SymptomTable symptoms={shown} conditionsOf={conditionsOf} onOpen={show} />}
      {open?.kind === 'delete' && (
        <DeleteSymptom
          symptom={open.symptom}
          conditions={conditionsOf(open.symptom)}
          growing={growing}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && open.kind !== 'delete' && (
        <SymptomDialog
          key={openings}
          symptom={open.kind === 'rename' ? open.symptom : undefined}
          edits={edits}
          onClose={close}
        />
      )}
    </TabFrame>
  );
}

/** All of them come at once. */
const toList = (body: Symptom[]) => ({ body, next: null, total: body.length, totalIsExact: true });

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

interface SymptomTableProps {
  symptoms: readonly Symptom[];
  /** Names of the conditions that a symptom can belong to. */
  conditionsOf: (symptom: Symptom) => readonly string[];
  onOpen: (open: OpenSymptom) => void;
}

/** One row per symptom; cards on phones. Links to conditions are edited in the condition. */
function SymptomTable({ symptoms, conditionsOf, onOpen }: SymptomTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table symptoms-table">
        <caption className="visually-hidden">Symptoms, A to Z</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Conditions</th>
            <th scope="col">
              <span className="visually-hidden">Edit or delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {symptoms.map((symptom) => (
            <SymptomRow key={symptom.id} symptom={symptom} conditions={conditionsOf(symptom)} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SymptomRowProps extends Pick<SymptomTableProps, 'onOpen'> {
  symptom: Symptom;
  conditions: readonly string[];
}

function SymptomRow({ symptom, conditions, onOpen }: SymptomRowProps) {
  return (
    <tr>
      <td>
        <span className="who" dir="auto">
          {symptom.name}
        </span>
      </td>
      <td className="symptom-conditions">
        {conditions.length > 0 ? <NameList names={conditions} /> : <span className="soft">None yet</span>}
      </td>
      <td className="symptom-actions">
        <RowActions
          name={symptom.name}
          edit={() => onOpen({ kind: 'rename', symptom })}
          onDelete={() => onOpen({ kind: 'delete', symptom })}
        />
      </td>
    </tr>
  );
}
