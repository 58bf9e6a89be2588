import { ButtonLink, QuietButton } from '#web/admin/button.tsx';
import '#web/admin/hours/hours.css';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OpeningHours } from '#contract/clinic.ts';
import type { Span } from '#contract/clinic-form.ts';
import * as hoursMessages from '#contract/messages/working-hours.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { WorkingHours } from '#contract/working-hours.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { PractitionerField } from '#web/admin/hours/leave-fields.tsx';
import { openStandingOutside } from '#web/admin/hours/standing-outside.ts';
import { StandingVisitsOutside, type Trial, VisitsInTheWay } from '#web/admin/hours/visits-outside.tsx';
import { today } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { recordsOf, useList, wholeList } from '#web/admin/records/cache.ts';
import { type Control, RecordPage, type Typing } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { isWhole, readSpans, writeSpans } from '#web/admin/span-texts.ts';
import { AddTimes, TimeSpans } from '#web/admin/time-spans.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { week, weekNames } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as hoursWords from '#words/admin/hours.ts';
import { locale } from '#words/locale.ts';
import type { Route } from './+types/route.ts';
import { CopyDay, CopyWeek, type KnownWeek } from './copy-hours.tsx';
import { inForce, PersonHours } from './person-hours.tsx';

/** Labels of the fields, in the order of the form. */
const labels = {
  practitioner_id: hoursWords.practitioner,
  valid_from: hoursWords.firstDay,
  valid_until: hoursWords.lastDay,
  ...weekNames.long,
} as const;

type HoursField = keyof typeof labels;
type HoursValues = Record<HoursField, string>;

const hoursForms = defineListForms(adminApi.workingHours, labels, {
  fields: (values) => [
    ...(Object.keys(labels) as HoursField[]),
    ...week.flatMap((day, index) => namesOfDay(index, spansOf(values, day))),
  ],
  bodyOf,
  expect: (stored, values) => {
    const { hours, valid_from, ...changed } = bodyOf(values);
    const isComplete = hours.every(({ spans }) => spans.every(isWhole));
    return {
      ...stored,
      ...changed,
      valid_from: valid_from || stored.valid_from,
      hours: isComplete ? hours : stored.hours,
    };
  },
});

/** Names of the server's errors; only the sheet's own fields have values. */
function namesOfDay(index: number, spans: readonly Span[]) {
  const path = pathOf(index);
  const ends = spans.flatMap((_, place) => [`${path}.${place}.opens`, `${path}.${place}.closes`]);
  return [...ends, path] as HoursField[];
}

const pathOf = (index: number) => `hours.${index}.spans`;

const free = hoursWords.notWorking;
const spansOf = (values: HoursValues, day: (typeof week)[number]) => readSpans(values[day], free);

function bodyOf(values: HoursValues) {
  const { practitioner_id, valid_from, valid_until } = values;
  const hours = week.map((day) => ({ days: [day], spans: spansOf(values, day) }));
  return { practitioner_id: Number(practitioner_id), valid_from, valid_until: valid_until || null, hours };
}

/** Hours of a week, the base for others. */
type Week = readonly { days: readonly string[]; spans: readonly Span[] }[];

function weekOf(hours: Week) {
  const textOf = (day: string) =>
    writeSpans(
      hours.filter(({ days }) => days.includes(day)).flatMap(({ spans }) => spans),
      free,
    );
  return Object.fromEntries(week.map((day) => [day, textOf(day)])) as Record<(typeof week)[number], string>;
}

function valuesOf({ practitioner_id, valid_from, valid_until, hours }: WorkingHours): HoursValues {
  return { practitioner_id: String(practitioner_id), valid_from, valid_until: valid_until ?? '', ...weekOf(hours) };
}

interface HoursFieldsProps extends Typing<WorkingHours, HoursField> {
  control: (field: HoursField) => Control<HoursField>;
  values: HoursValues;
  practitioners: readonly { id: number; name: string }[];
  /** Weeks that can be copied. */
  weeks: readonly KnownWeek[];
}

/** A copy that can be taken back until the form is saved. */
interface Copied {
  /** 'Monday is copied to Tuesday.' */
  words: string;
  before: HoursValues;
}

function HoursFields({ control, values, practitioners, weeks, id, type }: HoursFieldsProps) {
  const [copied, setCopied] = useState<Copied>();
  const copy = (words: string, days: Partial<HoursValues>) => {
    type({ ...values, ...days });
    setCopied({ words, before: values });
  };
  return (
    <>
      <PractitionerField {...control('practitioner_id')} practitioners={practitioners} />
      <DayField {...control('valid_from')} hint={hoursWords.theseHoursWillReplace} />
      <DayField {...control('valid_until')} optional hint={hoursWords.emptyUntilOtherHours} />
      <CopyWeek weeks={weeks} onCopy={({ name, days }) => copy(hoursWords.weekCopied(name), days)} />
      <CopyNote
        copied={copied}
        onUndo={({ before }) => {
          type({ ...values, ...daysOf(before) });
          setCopied(undefined);
        }}
      />
      {week.map((day, index) => (
        <DayHours key={day} path={pathOf(index)} {...control(day)}>
          <CopyDay
            day={day}
            onCopy={(to) =>
              copy(
                hoursWords.dayCopied(
                  weekNames.long[day],
                  new Intl.ListFormat(locale).format(to.map((one) => weekNames.long[one])),
                ),
                Object.fromEntries(to.map((one) => [one, values[day]])),
              )
            }
          />
        </DayHours>
      ))}
      <VisitsInTheWay trial={trialOf(values, id)} />
    </>
  );
}

const daysOf = (values: HoursValues) => Object.fromEntries(week.map((day) => [day, values[day]]));

function CopyNote({ copied, onUndo }: { copied: Copied | undefined; onUndo: (copied: Copied) => void }) {
  return (
    <div role="status" className="copy-note cluster">
      {copied && (
        <>
          <span>{hoursWords.notSavedYet(copied.words)}</span>
          <QuietButton onClick={() => onUndo(copied)}>{hoursWords.undo}</QuietButton>
        </>
      )}
    </div>
  );
}

/** Undefined while something is missing. */
function trialOf(values: HoursValues, id: number | undefined): Trial | undefined {
  const { practitioner_id, valid_from, valid_until } = values;
  const isComplete = ({ opens, closes }: Span) => opens !== '' && opens < closes;
  const isWholeWeek = week.every((day) => spansOf(values, day).every(isComplete));
  if (!practitioner_id || !valid_from || (valid_until && valid_until < valid_from) || !isWholeWeek) return undefined;
  return { hours: bodyOf(values), ...(id !== undefined && { id }) };
}

interface DayHoursProps extends Control<HoursField> {
  /** Name in the server's errors. */
  path: string;
  /** Stands below the hours. */
  children: ReactNode;
}

/** Once or several times from a time to another: what lies between is a break. */
function DayHours({ name, label, value, path, onChange, children }: DayHoursProps) {
  const spans = readSpans(value, free);
  const change = (changed: readonly Span[]) => onChange({ target: { value: writeSpans(changed, free) } });
  return (
    <fieldset className="day-hours">
      <legend>{label}</legend>
      <input type="hidden" name={name} value={value} />
      {spans.length === 0 && <p className="soft">{free}</p>}
      <TimeSpans path={path} name={label} spans={spans} onChange={change} />
      <AddTimes spans={spans} onChange={change} />
      {children}
    </fieldset>
  );
}

const tab = defineTab({
  kind: 'week',
  labels,
  messages: hoursMessages,
  forms: hoursForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.workingHours.list({}, signal && { signal })),
  calls: adminApi.workingHours,
  history: 'working-hours',
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [{ loadedAt }, calendar, clinic, rooms] = await Promise.all([
    tab.load(args),
    loadOr(null, () => adminApi.schedules.getCalendar({}, { signal }), { signal }),
    loadOr(null, () => adminApi.clinic.getPublic({}, { signal }), { signal }),
    loadOr([], () => adminApi.rooms.list({}, { signal }), { signal }),
    openStandingOutside(),
  ]);
  return { loadedAt, practitioners: calendar?.practitioners, openingHours: clinic?.openingHours ?? [], rooms };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(hoursWords.workingHours, args);

export default function Hours({ loaderData }: Route.ComponentProps) {
  const { loadedAt, practitioners, openingHours, rooms } = loaderData;
  const isOwner = useIsOwner();
  const day = today({ now: loadedAt, timeZone: useClinic().timeZone });
  const present = practitioners?.filter(({ has_left }) => !has_left) ?? [];
  const preset = useSearchParams()[0].get('practitioner') ?? '';
  const { list } = useList(recordsOf<WorkingHours>(tab.kind));
  const known = { all: list.body, openingHours, day };
  const failure = { sentence: hoursMessages.notLoaded, reason: hoursWords.theyCouldNotBe };
  return (
    <RecordPage
      tab={tab}
      title={hoursWords.workingHours}
      {...(isOwner && present.length > 0 && { add: hoursWords.addHours })}
      failure={failure}
      parts={{ group: isOwner ? 'team' : 'away' }}
      lead={<StandingVisitsOutside />}
      describe={() => <p>{hoursWords.earlierHoursWillCount}</p>}
      formKey={preset}
      isClosed={!isOwner}
      headingOf={(hours) => (hours ? hoursWords.editTheWorkingHours : hoursWords.addWorkingHours)}
      valuesOf={(hours) => (hours ? valuesOf(hours) : freshOf(preset, known))}
      fields={(control, values, typing) => (
        <HoursFields practitioners={present} weeks={weeksOf(present, known)} {...{ control, values, ...typing }} />
      )}
    >
      {({ items, open, onDelete }) => {
        if (!practitioners) return <ListFailure {...failure} />;
        if (present.length === 0)
          return (
            <EmptyState sentence={hoursWords.noPractitionersYet}>
              {isOwner ? (
                <>
                  <p>{hoursWords.addThemUnderTeam}</p>
                  <ButtonLink to="/admin/clinic/team">{hoursWords.goToTheTeam}</ButtonLink>
                </>
              ) : (
                <p>{hoursWords.anOwnerAddsThem}</p>
              )}
            </EmptyState>
          );
        return present.map((person) => (
          <PersonHours
            key={person.id}
            person={person}
            hours={items.filter(({ practitioner_id }) => practitioner_id === person.id)}
            {...{ rooms, open, day, onDelete }}
          />
        ));
      }}
    </RecordPage>
  );
}

interface Known {
  all: readonly WorkingHours[];
  openingHours: readonly OpeningHours[];
  day: string;
}

/** New hours begin as what counts so far. */
const freshOf = (practitioner: string, known: Known): HoursValues => ({
  practitioner_id: practitioner,
  valid_from: '',
  valid_until: '',
  ...currentWeek(practitioner, known),
});

/** Hours that count for a practitioner, or else the opening hours. */
function currentWeek(practitioner: string, { all, openingHours, day }: Known) {
  const own = all.filter(({ practitioner_id }) => String(practitioner_id) === practitioner);
  const hours = inForce(own, day) ?? own.at(-1);
  return weekOf(hours?.hours ?? openingHours);
}

const weeksOf = (people: Calendar['practitioners'], known: Known): KnownWeek[] => [
  ...people.map(({ id, name }) => ({ name, days: currentWeek(String(id), known) })),
  { name: hoursWords.theOpeningHours, days: weekOf(known.openingHours) },
];
