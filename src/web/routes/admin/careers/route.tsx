import './careers.css';
import type { Opening } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { lengthOf } from '#contract/text-length.ts';
import { useNewApplications } from '#web/admin/applications.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { AddFirstLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords, type SheetProps } from '#web/admin/list/record-tab.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

/** In the order of the form, with the names that people know them by. */
const labels = {
  position: 'Position',
  experience: 'Years of experience',
  description: 'Description',
  closes_on: 'Last day',
} as const;

type OpeningField = keyof typeof labels;
type OpeningValues = Record<OpeningField, string>;

const fields = Object.keys(labels) as OpeningField[];

/** Half years are written with a point or a comma. */
function tidy(values: OpeningValues): OpeningValues {
  return { ...values, experience: values.experience.trim().replace(',', '.') };
}

type AdminApi = typeof adminApi;

const openingForms = defineListForms({
  fields,
  read: (form) => tidy(formTexts(form, fields)),
  expect: (opening: Opening, { experience, closes_on, ...words }) => ({
    ...opening,
    ...words,
    experience: Number.isNaN(Number(experience)) ? opening.experience : Number(experience),
    closes_on: closes_on || null,
  }),
  add: (api: AdminApi, body): Promise<Opening> => api.careers.create({ body }),
  update: (api, body, { params, options }) => api.careers.update({ params, body }, options),
  load: (api, { params }) => api.careers.getAny({ params }),
});

const noOpening = { position: '', description: '', experience: '', closes_on: null };

function valuesOf(opening: Opening | undefined): OpeningValues {
  const { position, description, experience, closes_on } = opening ?? noOpening;
  return { position, description, experience: String(experience), closes_on: closes_on ?? '' };
}

const { min, max } = limits.experienceYears;

function OpeningSheet(props: SheetProps<Opening, OpeningField>) {
  const opening = props.record;
  return (
    <RecordSheet
      {...props}
      noun="opening"
      title={opening?.position}
      labels={labels}
      valuesOf={valuesOf}
      messages={careerMessages}
      history="opening"
      preview={(values, id) => adminApi.careers.preview({ body: { ...tidy(values), id } })}
    >
      {(control, { description }) => (
        <>
          <TextField {...control('position')} />
          <TextField
            {...control('experience')}
            className="num"
            inputMode="decimal"
            hint={`${min} to ${max}. Half years like 1.5 are fine.`}
          />
          <TextArea
            {...control('description')}
            className="opening-description"
            hint="What the work is, what the person brings, and what you offer. A blank line begins a new paragraph."
            count={{ length: lengthOf(description), max: limits.freeText }}
          />
          <DayField
            {...control('closes_on')}
            optional
            hint={`The opening will leave the website at the end of this day.${opening?.closes_on ? ' Another day will open it again.' : ''}`}
          />
        </>
      )}
    </RecordSheet>
  );
}

const { getAny, listAll, remove, restore } = adminApi.careers;

const tab = defineTab(careerMessages, {
  noun: 'opening',
  forms: openingForms,
  loadPage: ({ cursor, signal }) => listAll({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: { get: getAny, remove, restore },
});

export const clientLoader = (args: Route.ClientLoaderArgs) => tab.load(args);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: openingForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Job openings', args);

/** Openings are deleted without a question, as specified; Undo brings them back. */
export default function Careers({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <RecordPage
      tab={tab}
      title="Job openings"
      add="Add an opening"
      from="openings"
      parts={{ group: 'career', fresh: { '/admin/career/applications': useNewApplications() } }}
      foot={{ noun: 'openings' }}
      empty={
        <EmptyState sentence={careerMessages.empty}>
          <p>What you add here will be on the career page of the website at once.</p>
          <AddFirstLink>Add the first opening</AddFirstLink>
        </EmptyState>
      }
      sheet={(props) => <OpeningSheet key={props.draftName} {...props} />}
    >
      {({ items, open, onDelete }) => <OpeningTable openings={items} {...{ open, clock }} onRemove={onDelete} />}
    </RecordPage>
  );
}

interface OpeningTableProps {
  openings: readonly Opening[];
  open: string | undefined;
  clock: ClinicClock;
  onRemove: (opening: Opening) => void;
}

function OpeningTable({ openings, open, clock, onRemove }: OpeningTableProps) {
  return (
    <RecordTable
      className="opening-table"
      caption="Openings, newest first"
      columns={['Position', 'Experience', 'Added', 'On the website']}
    >
      {openings.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} open={open} clock={clock} onRemove={() => onRemove(opening)} />
      ))}
    </RecordTable>
  );
}

interface OpeningRowProps {
  opening: Opening;
  open: string | undefined;
  clock: ClinicClock;
  onRemove: () => void;
}

function OpeningRow({ opening, open, clock, onRemove }: OpeningRowProps) {
  const { id, position, description, experience, created_at } = opening;
  return (
    <tr data-open={String(id) === open}>
      <td>
        <span className="who" dir="auto">
          {position}
        </span>
        <span className="second-line opening-excerpt" dir="auto">
          {excerpt(description)}
        </span>
      </td>
      <td className="num nowrap">
        {experience} {experience === 1 ? 'year' : 'years'}
        <span className="opening-unit"> of experience</span>
      </td>
      <td className="when num">{dayLabel(new Date(created_at), clock)}</td>
      <td className="num opening-state">
        <State opening={opening} clock={clock} />
      </td>
      <td className="open">
        <RowActions name={`the opening ${position}`} edit={inSheet(id, open)} onDelete={onRemove} />
      </td>
    </tr>
  );
}

/** State of an opening, with its last day. */
function State({ opening: { closes_on }, clock }: { opening: Opening; clock: ClinicClock }) {
  if (closes_on === null) return <StateChip isSettled>Open</StateChip>;
  const isClosed = closes_on < today(clock);
  return (
    <>
      <StateChip isSettled={!isClosed}>{isClosed ? 'Closed' : 'Open'}</StateChip>
      <span className="second-line">
        {isClosed ? 'Last day was' : 'until'} {shortDay(closes_on, thisYear(clock))}
      </span>
    </>
  );
}
