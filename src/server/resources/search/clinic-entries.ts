import type { ClinicProfile } from '#contract/clinic.ts';
import { priceFormat } from '#contract/plain/prices.ts';
import type { Row } from '#server/db/tables.ts';
import { type Entry, entry } from './search-entry.ts';

/**
 * Answers to what people ask in practice, from the profile: prices, hours, the way, people. Where the profile does not say it, such as
 * parking, they are told whom to ask.
 */
export function clinicEntries(
  profile: ClinicProfile,
  treatments: readonly Row<'treatments'>[],
  pages: readonly Row<'pages'>[],
): Entry[] {
  const { address, openingHours, phone, email, practitioners } = profile;
  const findUs = '/about#find-us';
  const fees = pages.find(({ slug }) => slug === 'fees-and-cancelling');
  const feesPage = fees ? `/pages/${fees.slug}` : findUs;
  const ask = `Ask us: ${phone}`;
  return [
    {
      ...entry('clinic', 'Opening hours', findUs),
      description: openingHours.map(describeHours).join('. '),
      words: [
        'open opens closed close closing timing timings time times hours sunday saturday monday weekend holiday evening samay khula khulta kab band samay समय खुला खुलता खुलने कब बंद इतवार रविवार',
      ],
    },
    {
      ...entry('clinic', 'Where we are', findUs),
      description: [address.street, address.locality, address.region, address.postalCode].filter(Boolean).join(', '),
      words: [
        'address location map directions reach find where you located near bus metro station pata kahan rasta पता कहाँ रास्ता',
        address.locality,
      ],
    },
    {
      ...entry('clinic', 'Parking and access', findUs),
      description: ask,
      words: ['parking park car wheelchair lift ramp accessible gadi पार्किंग गाड़ी व्हीलचेयर लिफ़्ट'],
    },
    {
      ...entry('clinic', 'Prices', '/treatments'),
      description: describePrices(profile, treatments) ?? ask,
      words: [
        'price cost costs fee fees charge charges rate rates money how much kitna paisa kharcha फ़ीस कितना कितनी पैसा पैसे खर्चा दाम',
      ],
    },
    {
      ...entry('clinic', 'Ways to pay and insurance', feesPage),
      description: fees ? fees.title : ask,
      words: [
        'pay payment paying upi card cash gpay google phonepe paytm insurance insured cashless mediclaim receipt bill bima भुगतान बीमा रसीद नकद कार्ड',
      ],
    },
    {
      ...entry('clinic', 'Languages', findUs),
      description: ask,
      words: ['language languages speak english hindi malayalam tamil translator bhasha भाषा हिंदी अंग्रेज़ी'],
    },
    {
      ...entry('clinic', 'Phone and e-mail', findUs),
      description: `${phone}, ${email}`,
      words: ['phone number telephone mobile call contact email mail whatsapp fon फ़ोन नंबर ईमेल व्हाट्सऐप'],
    },
    ...practitioners.map(({ name, qualification, specialty }) => ({
      ...entry('person', name, '/about#team'),
      description: [qualification, specialty].filter(Boolean).join(', '),
      words: [specialty],
    })),
  ];
}

function describeHours({ days, spans }: ClinicProfile['openingHours'][number]) {
  const first = days[0] ?? '';
  const named = days.length > 2 ? `${first} to ${days.at(-1)}` : days.join(' and ');
  return `${named} ${spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(' and ') || 'closed'}`;
}

function describePrices({ currency, address }: ClinicProfile, treatments: readonly Row<'treatments'>[]) {
  const prices = treatments.flatMap(({ price_from }) => price_from ?? []);
  return prices.length > 0 ? `From ${priceFormat(currency, address.country)(Math.min(...prices))}` : undefined;
}
