import type { z } from 'zod';
import { careers } from '#contract/careers.ts';
import { bodyAreas, conditionWords } from '#contract/conditions.ts';
import type { TableKind } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { importedPatient } from '#contract/patients.ts';
import { conditionDays, conditionTexts } from '#contract/plain/condition-texts.ts';
import { contractNames, openingContracts } from '#contract/plain/opening-contracts.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { readAmount } from '#contract/plain/prices.ts';
import { slugOf } from '#contract/plain/slug.ts';
import { treatments } from '#contract/treatments.ts';

/** Context for reading the cells of the clinic's tables. */
export interface Surroundings {
  /** Today's date in the clinic's time zone. */
  today: string;
  /** Digits of the minor unit of the clinic's currency. */
  currencyDigits: number;
}

/** A cell whose words differ from what the API takes. */
type ReadCell = (cell: string, surroundings: Surroundings) => unknown;

interface Column {
  field: string;
  label: string;
  isRequired?: true;
  example: string;
  read?: ReadCell;
  /** A sentence for a value that is only wrong here. */
  check?: (cell: string, surroundings: Surroundings) => string | undefined;
}

interface Table {
  /** The first one is the name by which records are known. */
  columns: readonly Column[];
  form: z.ZodObject;
}

/** The columns of each table, under the names that the admin area uses, and the form whose rules hold for its rows. */
export const tables: Record<TableKind, Table> = {
  treatments: {
    form: treatments.create.body,
    columns: [
      { field: 'name', label: 'Name', isRequired: true, example: 'Hydrotherapy' },
      {
        field: 'kind',
        label: 'Kind',
        isRequired: true,
        example: 'Therapy',
        read: (cell) => cell.toLowerCase(),
      },
      { field: 'minutes', label: 'Length in minutes', example: '45', read: (cell) => cell || '30' },
      {
        field: 'price_from',
        label: 'Price from',
        example: '800',
        read: (cell, { currencyDigits }) => readAmount(cell, currencyDigits) ?? null,
        check: (cell, { currencyDigits }) =>
          readAmount(cell, currencyDigits) === undefined ? treatmentMessages.noPrice : undefined,
      },
      { field: 'not_if', label: 'Not if', example: 'Not with open wounds.' },
      { field: 'other_words', label: 'Other words for it', example: 'water exercises' },
    ],
  },
  conditions: {
    form: conditionWords,
    columns: [
      { field: 'name', label: 'Name', isRequired: true, example: 'Tennis elbow' },
      { field: 'description', label: 'Description', isRequired: true, example: 'Pain on the outer side of the elbow.' },
      { field: 'symptoms', label: 'Symptoms', isRequired: true, example: 'Pain when you grip or lift something.' },
      { field: 'causes', label: 'Causes', isRequired: true, example: 'Many small strains of the tendon.' },
      {
        field: 'treatment',
        label: 'Treatment',
        isRequired: true,
        example: 'Rest, then exercises that load the tendon.',
      },
      {
        field: 'body_area',
        label: 'Body area',
        example: 'Elbow, wrist and hand',
        read: readArea,
      },
      ...Object.entries(conditionTexts).flatMap(([field, text]) =>
        'example' in text ? { field, label: text.label, example: text.example } : [],
      ),
      ...Object.entries(conditionDays).map(([field, { label }]) => ({
        field,
        label,
        example: '2026-11-01',
        ...(field !== 'next_review_on' && { check: checkPast }),
      })),
    ],
  },
  openings: {
    form: careers.create.body,
    columns: [
      { field: 'position', label: 'Position', isRequired: true, example: 'Physiotherapist' },
      { field: 'description', label: 'Description', isRequired: true, example: 'You treat patients at the clinic.' },
      { field: 'experience', label: 'Years of experience', isRequired: true, example: '2' },
      {
        field: 'contract',
        label: 'Contract',
        example: contractNames['full-or-part-time'],
        read: readContract,
        check: (cell) => (cell && !readContract(cell) ? importMessages.unknownContract : undefined),
      },
      { field: 'hours', label: 'Hours', example: 'Monday to Saturday, 9 am to 5 pm' },
      { field: 'pay', label: 'Pay', example: '30,000 to 40,000 rupees a month' },
      { field: 'place', label: 'Place', example: 'Home visits in Kochi' },
      {
        field: 'closes_on',
        label: 'Last day',
        example: '2027-01-31',
        check: (cell, { today }) =>
          cell !== '' && cell < today ? 'This day is over already. Please choose today or a later day.' : undefined,
      },
    ],
  },
  patients: {
    form: importedPatient,
    columns: [
      { field: 'name', label: 'Name', isRequired: true, example: 'Asha Sample' },
      { field: 'phone', label: patientFields.phone.label, example: '+91 00000 00000' },
      { field: 'email', label: patientFields.email.label, example: 'asha@example.com' },
      {
        field: 'language',
        label: patientFields.language.label,
        example: 'Hindi',
        read: readLanguage,
        check: (cell) => (cell && !readLanguage(cell) ? patientMessages.unknownLanguage : undefined),
      },
      {
        field: 'may_message',
        label: 'Has agreed to messages',
        example: 'yes',
        read: (cell) => consents[cell.toLowerCase()] ?? false,
        check: (cell) => (Object.hasOwn(consents, cell.toLowerCase()) ? undefined : patientMessages.yesOrNo),
      },
      { field: 'note', label: patientFields.note.noun, example: 'Prefers mornings.' },
    ],
  },
};

/** 'yes' and 'no', as people write them; an empty cell is no. */
const consents: Readonly<Record<string, boolean>> = { '': false, no: false, n: false, yes: true, y: true };

/** Reads a contract by its English name or its key; capitals and hyphens do not matter. */
function readContract(cell: string) {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, ' ');
  const typed = plain(cell);
  return openingContracts.find((key) => typed === plain(key) || typed === plain(contractNames[key])) ?? '';
}

const languages = Object.entries(patientFields.language.choices);

/** Reads a language by its English name or its code. */
function readLanguage(cell: string) {
  const typed = cell.toLowerCase();
  return languages.find(([code, name]) => typed === code || typed === name.toLowerCase())?.[0] ?? '';
}

function checkPast(cell: string, { today }: Surroundings) {
  return cell > today ? 'Please choose today or an earlier day.' : undefined;
}

/** Reads an area by its name on the website: 'Elbow, wrist and hand'. */
function readArea(cell: string) {
  const plain = (slug: string) => slug.replaceAll('-and-', '-');
  return bodyAreas.find((area) => plain(area) === plain(slugOf(cell))) ?? cell;
}
