import { useId, useState } from 'react';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { treatmentLimits } from '#contract/plain/clinic-limits.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { type Currency, describeCurrency, priceFormat, readAmount } from '#contract/plain/prices.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import {
  type Aim,
  aims,
  type Grade,
  grades,
  type TreatmentText,
  treatmentTexts,
} from '#contract/plain/treatment-texts.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { TreatmentForm, TreatmentRecord } from '#contract/treatments.ts';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { OtherWords, otherWordsLabel } from '#web/admin/other-words.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { type Control, RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { readable } from '#web/admin/restored-texts.ts';
import { SignField, signsLabel } from '#web/admin/sign-field.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { askPractitioners, usePractitioners } from '#web/admin/visits/use-practitioners.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { SelectField, TextArea, TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/treatments.ts';
import { language } from '#words/locale.ts';
import type { Route } from './+types/route.ts';
import { rowOf, ticked, yes } from './table/table-values.ts';

const pageTexts = Object.keys(treatmentTexts) as TreatmentText[];

/** Labels of the fields, in the order of the form. */
const labels = {
  name: words.name,
  kind: words.kind,
  minutes: words.lengthInMinutes,
  buffer_minutes: words.breakAfterMinutes,
  needs_room: words.needsARoom,
  practitioner_ids: words.whoGivesIt,
  price_from: words.priceFrom,
  not_if: words.notIf,
  other_words: otherWordsLabel,
  signs: signsLabel,
  ...(Object.fromEntries(pageTexts.map((name) => [name, treatmentTexts[name].label])) as Record<TreatmentText, string>),
  grade: words.evidence,
  aim: words.aim,
  reviewed_on: words.reviewedOn,
} as const;

type TreatmentField = keyof typeof labels;
type TreatmentValues = Record<TreatmentField, string>;

const idsIn = (value: string) => JSON.parse(value || '[]') as number[];

/** The price as typed and as sent; undefined if it is no amount. */
const read = (form: FormData) =>
  withAmount(formTexts(form, Object.keys(labels) as TreatmentField[]), Number(formText(form, 'digits')));

function withAmount(values: TreatmentValues, digits: number) {
  return { ...values, amount: readAmount(values.price_from, digits) };
}

const bodyOf = ({ amount, needs_room, practitioner_ids, signs, ...values }: ReturnType<typeof read>) => ({
  ...values,
  practitioner_ids: idsIn(practitioner_ids),
  signs: readSignNames(signs),
  needs_room: needs_room === yes,
  kind: values.kind as TreatmentForm['kind'],
  grade: (values.grade || null) as Grade | null,
  aim: (values.aim || null) as Aim | null,
  price_from: amount ?? null,
});

const treatmentForms = defineListForms(adminApi.treatments, labels, {
  read,
  bodyOf,
  expect: (treatment, values) => ({
    ...treatment,
    ...bodyOf(values),
    minutes: Number(values.minutes) || treatment.minutes,
    buffer_minutes: Number(values.buffer_minutes) || 0,
    not_if: values.not_if.trim() || null,
    practitioner_ids: idsIn(values.practitioner_ids).length > 0 ? idsIn(values.practitioner_ids) : null,
    ...cleared(values),
    grade: (values.grade || null) as Grade | null,
    aim: (values.aim || null) as Aim | null,
  }),
  check: ({ amount }) => (amount === undefined ? { price_from: treatmentMessages.noPrice } : {}),
});

/** Texts without which a treatment is complete; an empty one is stored as none. */
const optional = ['other_words', ...pageTexts, 'grade', 'aim', 'reviewed_on'] as const;

type Optional<T> = Record<(typeof optional)[number], T>;

function cleared(values: Optional<string>) {
  return Object.fromEntries(optional.map((name) => [name, values[name].trim() || null])) as Optional<string | null>;
}

function typed(texts: Partial<Optional<string | null>>) {
  return Object.fromEntries(optional.map((name) => [name, texts[name] ?? ''])) as Optional<string>;
}

const nothing: TreatmentValues = {
  name: '',
  kind: 'therapy',
  minutes: '30',
  buffer_minutes: '0',
  needs_room: yes,
  practitioner_ids: '[]',
  price_from: '',
  not_if: '',
  signs: '[]',
  ...typed({}),
};

function valuesOf(treatment: TreatmentRecord | undefined, currency: Currency): TreatmentValues {
  if (!treatment) return nothing;
  const { practitioner_ids, not_if, signs } = treatment;
  const { id: _, is_shown: __, ...row } = rowOf(treatment, currency.digits);
  return {
    ...row,
    practitioner_ids: JSON.stringify(practitioner_ids ?? []),
    not_if: not_if ?? '',
    signs: JSON.stringify(signs),
    ...typed(treatment),
  };
}

const { min, max } = treatmentLimits.minutes;
const buffer = visitLimits.bufferMinutes;

interface TreatmentFieldsProps {
  control: (field: TreatmentField) => Control<TreatmentField>;
  currency: Currency;
}

function TreatmentFields({ control, currency }: TreatmentFieldsProps) {
  const { value: notIf } = control('not_if');
  return (
    <>
      <input type="hidden" name="digits" value={currency.digits} />
      <TextField {...control('name')} hint={words.nameHint} />
      <SelectField {...control('kind')} hint={words.kindHint} options={Object.entries(words.kinds)} />
      <TextField {...control('minutes')} className="num" inputMode="numeric" hint={words.fromTo(min, max)} />
      <TextField
        {...control('buffer_minutes')}
        className="num"
        inputMode="numeric"
        hint={words.breakHint(buffer.min, buffer.max)}
      />
      <RoomField {...control('needs_room')} />
      <GiversField {...control('practitioner_ids')} />
      <TextField
        {...control('price_from')}
        optional
        className="num"
        inputMode="decimal"
        hint={words.priceHint(currency.name)}
      />
      <TextArea
        {...control('not_if')}
        optional
        hint={words.notIfHint}
        count={{ length: lengthOf(notIf), max: treatmentLimits.notIf }}
      />
      <OtherWords {...control('other_words')} />
      <PageFields control={control} />
    </>
  );
}

/** Names of those who give it, unless everyone does. */
function Givers({ ids }: { ids: readonly number[] | null }) {
  const people = usePractitioners().filter(({ has_left }) => !has_left);
  if (ids === null || people.length === 0) return null;
  const givers = people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <p className="soft">
      {givers.length > 0 ? (
        <Sentence words={words.givenBy} fields={{ names: <NameList names={givers} /> }} />
      ) : (
        words.givenByNone
      )}
    </p>
  );
}

/** Texts of the treatment’s page. Open where something in it is wrong. */
function PageFields({ control }: Pick<TreatmentFieldsProps, 'control'>) {
  const { errors } = useFormParts();
  const hasError = ['signs', ...pageTexts, 'grade', 'aim', 'reviewed_on'].some((field) => errors[field]);
  return (
    <details open={hasError || undefined}>
      <summary>{words.pageOnTheWebsite}</summary>
      <SelectField
        {...control('aim')}
        optional
        none={words.notSaid}
        hint={words.aimHint}
        options={Object.entries(aims)}
      />
      <SignField {...control('signs')} />
      {pageTexts.map((field) => {
        const { hint, rows }: DescribedField = treatmentTexts[field];
        return rows ? (
          <TextArea key={field} {...control(field)} optional rows={rows} hint={hint} />
        ) : (
          <TextField key={field} {...control(field)} optional hint={hint} />
        );
      })}
      <SelectField
        {...control('grade')}
        optional
        none={words.notSaid}
        hint={words.evidenceHint}
        options={Object.entries(grades)}
      />
      <TextField {...control('reviewed_on')} optional type="date" hint={words.reviewedOnHint} />
    </details>
  );
}

function RoomField({ name, label, value, onChange }: Control<TreatmentField>) {
  const hint = useId();
  return (
    <div className="field">
      <Tick
        name={name}
        value={yes}
        aria-describedby={hint}
        checked={value === yes}
        onTick={(isOn) => onChange({ target: { value: ticked(isOn) } })}
      >
        {label}
      </Tick>
      <p className="hint" id={hint}>
        {words.roomHint}
      </p>
    </div>
  );
}

/** Nothing where the clinic has one practitioner. */
function GiversField({ name, label, value, onChange }: Control<TreatmentField>) {
  const { idOf, errors } = useFormParts();
  const people = usePractitioners().filter(({ has_left }) => !has_left);
  const chosen = idsIn(value);
  const [stored] = useState(chosen);
  const left = people.length > 0 ? stored.filter((one) => !people.some(({ id }) => id === one)) : [];
  const withoutLeft = chosen.filter((one) => !left.includes(one));
  const choose = (ids: number[]) => onChange({ target: { value: JSON.stringify(ids) } });
  if (people.length < 2 && chosen.length === 0) return <input type="hidden" name={name} value={value} />;
  return (
    <FieldGroup id={idOf(name)} label={label} optional hint={words.giversHint} error={errors[name]}>
      <input type="hidden" name={name} value={value} />
      {people.map(({ id, name: person }) => (
        <Tick
          key={id}
          checked={chosen.includes(id)}
          onTick={(isOn) =>
            choose(isOn ? [...chosen, id].toSorted((a, b) => a - b) : chosen.filter((one) => one !== id))
          }
        >
          <bdi>{person}</bdi>
        </Tick>
      ))}
      {left.length > 0 && (
        <Tick
          checked={withoutLeft.length < chosen.length}
          onTick={(isOn) => choose(isOn ? [...withoutLeft, ...left] : withoutLeft)}
        >
          {words.leftClinic}
        </Tick>
      )}
    </FieldGroup>
  );
}

const tab = defineTab({
  kind: 'treatment',
  labels,
  messages: treatmentMessages,
  forms: treatmentForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.treatments.list({}, signal && { signal })),
  calls: adminApi.treatments,
  history: 'treatment',
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  askPractitioners();
  const [, clinic] = await Promise.all([
    tab.load(args),
    loadOr(null, () => adminApi.clinic.getPublic({}, { signal }), { signal }),
  ]);
  return { currency: clinic?.currency ?? 'INR' };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.treatments, args);

/** All treatments in the order of the booking form. */
export default function Treatments({ loaderData: { currency: code } }: Route.ComponentProps) {
  const currency = describeCurrency(code, language);
  const inWords = priceFormat(code, useClinic().address.country);
  return (
    <RecordPage
      tab={tab}
      title={words.treatments}
      add={words.addATreatment}
      from="treatments"
      parts={{ group: 'treatments' }}
      empty={words.empty}
      addFirst={words.addTheFirstTreatment}
      headingOf={(treatment) => treatment?.name}
      valuesOf={(treatment) => valuesOf(treatment, currency)}
      wordsOf={({ signs, ...values }) => ({ ...values, signs: readable(signs) })}
      preview={(values, id) =>
        adminApi.treatments.preview({ body: { ...bodyOf(withAmount(values, currency.digits)), id } })
      }
      fields={(control) => <TreatmentFields {...{ control, currency }} />}
    >
      {({ shown, open }) => (
        <OrderedList
          {...{ shown, open }}
          of="treatments"
          order={words.asOnWebsite}
          shownWhile={words.onTheWebsite}
          messages={treatmentMessages}
          calls={adminApi.treatments}
        >
          {({ kind, minutes, needs_room, practitioner_ids, price_from, not_if }) => {
            const price = price_from !== null && words.from(inWords(price_from));
            return (
              <>
                <p className="soft num">
                  {[words.kinds[kind], words.length(minutes), !needs_room && words.noRoom, price]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <Givers ids={practitioner_ids} />
                {not_if && (
                  <p className="soft" dir="auto">
                    {not_if}
                  </p>
                )}
              </>
            );
          }}
        </OrderedList>
      )}
    </RecordPage>
  );
}
