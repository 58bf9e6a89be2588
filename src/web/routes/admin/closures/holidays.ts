import { type ClinicCountry, clinicCountries } from '#contract/plain/countries.ts';
import * as words from '#words/admin/closures.ts';
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
    source: words.theHolidaysThatThe,
    comparedUntil: 2026,
    missing: words.festivalsThatFollowThe,
  },
  GB: {
    source: words.theBankHolidaysOf,
    comparedUntil: 2028,
    missing: words.scotlandAndNorthernIreland,
  },
  US: {
    source: words.theFederalHolidaysOf,
    comparedUntil: 2028,
    missing: words.holidaysOfYourState,
  },
  DE: {
    source: words.thePublicHolidaysThat,
    missing: words.holidaysThatOnlyYour,
  },
  AE: {
    source: words.thePublicHolidaysOf,
    missing: words.theCabinetMayMove,
  },
  AU: {
    source: words.theNationalPublicHolidays,
    comparedUntil: 2027,
    missing: words.otherHolidaysOfYour,
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
    about: words.about(last, source, comparison(comparedUntil, last), missing),
    days: days.filter(({ day }) => day >= from),
  };
}

function comparison(year: number | undefined, last: number) {
  if (year === last) return words.comparedWithTheOfficial;
  return year ? words.comparedUntil(year) : words.notCompared;
}
