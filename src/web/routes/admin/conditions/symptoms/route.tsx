import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { useEdits } from '#web/admin/list/use-edits.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { forgetStoredDraft } from '#web/admin/store/drafts.ts';
import { useList } from '#web/admin/store/records.ts';
import { useDelete } from '#web/admin/store/use-delete.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';
import { clientActionOf, defineListForms, findEmpty } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { loadLists, searchLists, TabFrame, useLists } from '../tab-frame.tsx';
import type { Route } from './+types/route.ts';
import { SymptomDialog } from './symptom-dialog.tsx';

type AdminApi = typeof adminApi;

const fields = ['name', 'urgent_help'] as const;

const symptomForms = defineListForms({
  fields,
  read: (form) => formTexts(form, fields),
  expect: (symptom: Symptom, { name, urgent_help }) => ({ ...symptom, name, urgent_help: urgent_help.trim() || null }),
  check: (values) => findEmpty(values, { name: 'Please enter the name of the symptom.' }),
  add: (api: AdminApi, body): Promise<Symptom> => api.symptoms.create({ body }),
  update: (api, body, { params, options }) => api.symptoms.update({ params, body }, options),
  load: (api, { params }) => findSymptom(api, params.id),
});

/** @throws ApiError 404 when it no longer exists */
async function findSymptom(api: AdminApi, id: string): Promise<Symptom> {
  const found = (await api.symptoms.list({ query: { placeholders: '1' } })).find(
    (symptom) => String(symptom.id) === id,
  );
  if (!found) throw new ApiError(404);
  return found;
}

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

export const clientAction = clientActionOf(adminApi, { add: symptomForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Symptoms', args);

/** The open dialog: a symptom is changed, or one is added. */
type OpenSymptom = { symptom: Symptom | undefined };

/** Every symptom from A to Z, with the conditions that it can belong to. */
export default function Symptoms() {
  const q = useSearchParams()[0].get('q') ?? '';
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenSymptom>();
  const [openings, setOpenings] = useState(0);
  const shown = useList<Symptom>('symptom');
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
    calls: { ...adminApi.symptoms, get: ({ params }) => findSymptom(adminApi, String(params.id)) },
    question: ({ name }) => (
      <>
        Delete “<bdi>{name}</bdi>”?
      </>
    ),
    describe: (symptom) => (
      <>
        <Conditions names={conditionsOf(symptom)} />
        <p>You can undo this for 30 seconds.</p>
      </>
    ),
  });
  const edits = useEdits<Symptom, 'name' | 'urgent_help'>({
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
      title="Symptoms"
      lists={lists}
      filter={{ label: 'Filter by name', value: q }}
      action={
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => show(undefined)}
          {...useShortcut('add')}
        >
          <Icon name="plus" />
          Add a symptom
        </button>
      }
    >
      {!lists && <ListFailure sentence={listMessages.empty} />}
      {lists && symptoms.length === 0 && <NoSymptoms isFiltered={q !== ''} />}
      {symptoms.length > 0 && (
        <RecordTable
          className="symptoms-table"
          caption="Symptoms, A to Z"
          columns={['Name', 'Conditions']}
          actions="Edit or delete"
        >
          {symptoms.map((symptom) => (
            <SymptomRow
              key={symptom.id}
              symptom={symptom}
              conditions={conditionsOf(symptom)}
              onEdit={() => show(symptom)}
              onDelete={() => onDelete(symptom)}
            />
          ))}
        </RecordTable>
      )}
      {dialog}
      {open && <SymptomDialog key={openings} symptom={open.symptom} edits={edits} onClose={close} />}
    </TabFrame>
  );
}

function Conditions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p>It belongs to no condition.</p>;
  const isOne = names.length === 1;
  return (
    <p>
      It belongs to {isOne ? '1 condition' : `${names.length} conditions`}: <NameList names={names} />.{' '}
      {isOne ? 'It stays' : 'They stay'}, without this symptom.
    </p>
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

interface SymptomRowProps {
  symptom: Symptom;
  /** Names of the conditions that it can belong to; links are edited in the condition. */
  conditions: readonly string[];
  onEdit: () => void;
  onDelete: () => void;
}

function SymptomRow({ symptom, conditions, onEdit, onDelete }: SymptomRowProps) {
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
        <RowActions name={symptom.name} edit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
}
