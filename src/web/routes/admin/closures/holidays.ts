import { type ClinicCountry, clinicCountries } from '#contract/plain/countries.ts';
import dates from './holidays.json' with { type: 'json' };

// `holidays.json` has the dates. Before a release, add a year from the official calendars, or raise `comparedUntil`.

interface HolidayList {
  /** The law or calendar that names these days. */
  source: string;
  /** The last year that was compared with the dates that the government publishes; undefined for none. */
  comparedUntil?: number;
  /** Holidays that the list does not have, as a sentence. */
  missing: string;
}

const lists: Readonly<Record<ClinicCountry, HolidayList>> = {
  IN: {
    source: 'the holidays that the Government of India gazettes every year',
    comparedUntil: 2026,
    missing: 'Festivals that follow the moon, and holidays of your state, change every year: enter them yourself.',
  },
  GB: {
    source: 'the bank holidays of England and Wales on gov.uk',
    comparedUntil: 2028,
    missing: 'Scotland and Northern Ireland have others: enter them yourself.',
  },
  US: {
    source: 'the federal holidays of 5 U.S.C. 6103',
    comparedUntil: 2028,
    missing: 'Holidays of your state are not in the list.',
  },
  DE: {
    source: 'the public holidays that all states of Germany have in their laws',
    missing: 'Holidays that only your state has are not in the list.',
  },
  AE: {
    source: 'the public holidays of the UAE Cabinet that have a fixed date',
    missing: 'The Cabinet may move them, and announces Islamic holidays when the moon is seen: enter those yourself.',
  },
  AU: {
    source: 'the national public holidays in the Fair Work Act',
    comparedUntil: 2027,
    missing: 'Other holidays of your state or territory, and days off in place of a weekend’s, are not in the list.',
  },
};

/** Holidays of a country from an ISO date on, and where they are from; undefined for a country that the program does not know. */
export function holidaysFrom(country: string, from: string) {
  const known = clinicCountries.find((code) => code === country);
  if (!known) return undefined;
  const { source, comparedUntil, missing } = lists[known];
  const days = Object.entries(dates[known]).map(([day, name]) => ({ day, name }));
  const last = Number(days.at(-1)?.day.slice(0, 4));
  return {
    about: `Until ${last}, by the rules for ${source}. ${comparison(comparedUntil, last)} ${missing}`,
    days: days.filter(({ day }) => day >= from),
  };
}

function comparison(year: number | undefined, last: number) {
  if (year === last) return 'Compared with the official dates.';
  return `${year ? `Compared with the official dates until ${year}` : 'Not compared with official dates'}, so please check the date.`;
}
