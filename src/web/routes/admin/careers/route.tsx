import './careers.css';
import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { useNewApplications } from '#web/admin/applications.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { SelectField, TextArea, TextField } from '#web/forms/fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/careers.ts';
import type { Route } from './+types/route.ts';

/** Labels of the fields, in the order of the form. */
const labels = {
  position: words.position,
  experience: words.yearsOfExperience,
  description: words.description,
  contract: words.contract,
  hours: words.hours,
  pay: words.pay,
  place: words.place,
  closes_on: words.lastDay,
} as const;

type OpeningValues = Record<keyof typeof labels, string>;

/** Half years are written with a point or a comma. */
function tidy(values: OpeningValues): OpeningValues {
  return { ...values, experience: values.experience.trim().replace(',', '.') };
}

const { get, create, update, list, remove, restore } = adminApi.careers;

const openingForms = defineListForms({ get, create, update }, labels, {
  bodyOf: tidy,
  expect: (opening, values) => {
    const { experience, closes_on, contract, hours, pay, place, ...texts } = tidy(values);
    const years = Number(experience);
    return {
      ...opening,
      ...texts,
      experience: Number.isNaN(years) ? opening.experience : years,
      contract: (contract || null) as Opening['contract'],
      hours: hours.trim() || null,
      pay: pay.trim() || null,
      place: place.trim() || null,
      closes_on: closes_on || null,
    };
  },
});

const noFacts = { contract: null, hours: null, pay: null, place: null, closes_on: null };
const noOpening = { position: '', description: '', experience: '', ...noFacts };

function valuesOf(opening: Opening | undefined): OpeningValues {
  const { position, description, experience, ...facts } = opening ?? noOpening;
  const { contract, hours, pay, place, closes_on } = facts;
  return {
    position,
    description,
    experience: String(experience),
    contract: contract ?? '',
    hours: hours ?? '',
    pay: pay ?? '',
    place: place ?? '',
    closes_on: closes_on ?? '',
  };
}

const { min, max } = limits.experienceYears;

const tab = defineTab({
  kind: 'opening',
  labels,
  messages: careerMessages,
  forms: openingForms,
  loadPage: ({ cursor, signal }) => list({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: { get, remove, restore },
  history: 'opening',
});

export const clientLoader = tab.load;

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.jobOpenings, args);

/** Openings are deleted without a question, as specified; Undo brings them back. */
export default function Careers({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <RecordPage
      tab={tab}
      title={words.jobOpenings}
      add={words.addAnOpening}
      from="openings"
      parts={{ group: 'career', fresh: { '/admin/career/applications': useNewApplications() } }}
      foot={{ noun: words.openingRows }}
      empty={words.empty}
      addFirst={words.addTheFirstOpening}
      headingOf={(opening) => opening?.position}
      valuesOf={valuesOf}
      preview={(values, id) => adminApi.careers.preview({ body: { ...tidy(values), id } })}
      fields={(control, { description }, { record }) => (
        <>
          <TextField {...control('position')} />
          <TextField
            {...control('experience')}
            className="num"
            inputMode="decimal"
            hint={words.experienceHint(min, max)}
          />
          <TextArea
            {...control('description')}
            className="opening-description"
            hint={words.descriptionHint}
            count={{ length: lengthOf(description), max: limits.freeText }}
          />
          <SelectField
            {...control('contract')}
            optional
            none={words.noContract}
            options={Object.entries(words.contracts)}
          />
          <TextField {...control('hours')} optional hint={words.hoursHint} />
          <TextField {...control('pay')} optional hint={words.payHint} />
          <TextField {...control('place')} optional hint={words.placeHint} />
          <DayField
            {...control('closes_on')}
            optional
            hint={record?.closes_on ? words.lastDayHintAgain : words.lastDayHint}
          />
        </>
      )}
    >
      {({ items, open, onDelete }) => (
        <RecordTable
          className="opening-table"
          caption={words.openingsNewestFirst}
          columns={[words.position, words.experience, words.added, words.onTheWebsite]}
        >
          {items.map((opening) => (
            <tr key={opening.id} data-open={String(opening.id) === open}>
              <td>
                <bdi className="who">{opening.position}</bdi>
                <bdi className="second-line opening-excerpt">{excerpt(opening.description)}</bdi>
              </td>
              <td className="num nowrap">
                {words.years(opening.experience)}
                <span className="opening-unit"> {words.ofExperience}</span>
              </td>
              <td className="when num">{dayLabel(new Date(opening.created_at), clock)}</td>
              <td className="num opening-state">
                <State opening={opening} clock={clock} />
              </td>
              <td className="open">
                <RowActions
                  name={words.openingNamed(opening.position)}
                  edit={inSheet(opening.id, open)}
                  onDelete={() => onDelete(opening)}
                />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </RecordPage>
  );
}

/** State of an opening, with its last day. */
function State({ opening: { closes_on }, clock }: { opening: Opening; clock: ClinicClock }) {
  if (closes_on === null) return <StateChip isSettled>{words.open}</StateChip>;
  const isClosed = closes_on < today(clock);
  return (
    <>
      <StateChip isSettled={!isClosed}>{isClosed ? words.closed : words.open}</StateChip>
      <span className="second-line">
        {(isClosed ? words.lastDayWas : words.until)(shortDay(closes_on, thisYear(clock)))}
      </span>
    </>
  );
}
