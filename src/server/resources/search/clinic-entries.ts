import type { ClinicProfile } from '#contract/clinic.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { priceFormat } from '#contract/plain/prices.ts';
import type { Row } from '#server/db/tables.ts';
import { wordsOf } from '#server/words/words-of.ts';
import { type Entry, entry } from './search-entry.ts';

type SearchWords = ReturnType<typeof wordsOf>['search'];

/**
 * Answers to what people ask in practice, from the profile: prices, hours, the way. Where the profile does not say it, such as
 * parking, they are told whom to ask. In another language they are found by their English titles as well.
 */
export function clinicEntries(
  language: Language,
  profile: ClinicProfile,
  treatments: readonly Row<'treatments'>[],
  pages: readonly Row<'pages'>[],
): Entry[] {
  const said = wordsOf(language).search;
  const { titles: englishTitles } = wordsOf(defaultLanguage).search;
  const { address, openingHours, phone, email } = profile;
  const findUs = '/about#find-us';
  const fees = pages.find(({ slug }) => slug === 'fees-and-cancelling');
  const feesPage = fees ? `/pages/${fees.slug}` : findUs;
  const ask = said.askUs(phone);
  const answer = (name: keyof typeof said.titles, href: string, description: string, words: string[]): Entry => ({
    ...entry('clinic', said.titles[name], href),
    description,
    words: language === defaultLanguage ? words : [englishTitles[name], ...words],
  });
  return [
    answer('hours', findUs, said.allHours(openingHours.map((row) => describeHours(row, said))), [
      'open opens closed close closing timing timings time times hours sunday saturday monday weekend holiday evening samay khula khulta kab band samay समय खुला खुलता खुलने कब बंद इतवार रविवार',
    ]),
    answer(
      'place',
      findUs,
      [address.street, address.locality, address.region, address.postalCode].filter(Boolean).join(', '),
      [
        'address location map directions reach find where you located near bus metro station pata kahan rasta पता कहाँ रास्ता',
        address.locality,
      ],
    ),
    answer('access', findUs, ask, ['parking park car wheelchair lift ramp accessible gadi पार्किंग गाड़ी व्हीलचेयर लिफ़्ट']),
    answer('prices', '/treatments', describePrices(profile, treatments, said) ?? ask, [
      'price cost costs fee fees charge charges rate rates money how much kitna paisa kharcha फ़ीस कितना कितनी पैसा पैसे खर्चा दाम',
    ]),
    answer('payment', feesPage, fees ? fees.title : ask, [
      'pay payment paying upi card cash gpay google phonepe paytm insurance insured cashless mediclaim receipt bill bima भुगतान बीमा रसीद नकद कार्ड',
    ]),
    answer('languages', findUs, ask, [
      'language languages speak english hindi malayalam tamil translator bhasha भाषा हिंदी अंग्रेज़ी',
    ]),
    answer('contact', findUs, `${phone}, ${email}`, [
      'phone number telephone mobile call contact email mail whatsapp fon फ़ोन नंबर ईमेल व्हाट्सऐप',
    ]),
  ];
}

function describeHours({ days, spans }: ClinicProfile['openingHours'][number], said: SearchWords) {
  const names = days.map((day) => said.weekDays[day]);
  const named = names.length > 2 ? said.daysFromTo(names[0] ?? '', names.at(-1) ?? '') : said.and(names);
  if (spans.length === 0) return said.closedOn(named);
  return said.openOn(named, said.and(spans.map(({ opens, closes }) => said.timesFromTo(opens, closes))));
}

function describePrices(
  { currency, address }: ClinicProfile,
  treatments: readonly Row<'treatments'>[],
  said: SearchWords,
) {
  const prices = treatments.flatMap(({ price_from }) => price_from ?? []);
  if (prices.length === 0) return undefined;
  return said.pricesFrom(priceFormat(currency, address.country)(Math.min(...prices)));
}
