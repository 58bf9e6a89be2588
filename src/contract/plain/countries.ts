import * as words from '../messages/countries.ts';

/** The countries whose states and cities come with the program. ISO 3166-1 alpha-2. */
export const clinicCountries = ['IN', 'GB', 'US', 'DE', 'AE', 'AU'] as const;
export type ClinicCountry = (typeof clinicCountries)[number];

/** Defaults of a clinic in a country. */
export interface CountryProfile {
  /** Country calling code, without the plus sign. */
  callingCode: string;
  /** Fewest and most digits of a number within the country, without a zero before it. */
  phoneDigits: readonly [number, number];
  emergencyNumber: string;
  /** Null if it is the emergency number. */
  ambulanceNumber: string | null;
  /** Help line for people who think of harming themselves, with its number; null if there is no national line. */
  crisisLine: string | null;
  /** Help line for a child in danger, with its number; null if we know of none. */
  childLine: string | null;
  /** Fever with strong pain may be dengue or malaria, also without travel. */
  hasDengue: boolean;
  /** ISO 4217. */
  currency: string;
  /** IANA name, of the largest city. */
  timeZone: string;
  /** Labels of the fields for its states and postal codes. */
  regionLabel: string;
  postalCodeLabel: string;
  /** The supervisory authority that takes complaints about personal data. */
  authority: string;
  /** The legal basis for requests and visits, as the end of a sentence. */
  legalBasis: string;
  /** Rights that the law of the country adds, as sentences. */
  rights: string;
  /** Within which time the law wants an answer, as the end of a sentence. */
  answerTime: string;
  /** Safeguards for data with a provider in another country, as sentences. */
  transfers: string;
  /** Whether patients' reviews of health services may be published. */
  showsReviews: boolean;
  /** Words in names of treatments that only members of a registered profession may use. */
  protectedNames: readonly RegExp[];
}

const elsewhere = {
  rights: 'If the law of your country gives you more rights, we will respect them.',
  answerTime: '30 days',
  transfers: 'A provider may be in another country. We will choose one that protects your data as this notice says.',
};

const underGdpr = {
  rights:
    'You can ask us to restrict the use of your data, and object to it. You can have it in a form that other programs read, or have us send it on.',
  answerTime: 'one month',
};

/** Numbers and authorities as their governments publish them; look at them again with each release. */
export const countryProfiles: Readonly<Record<ClinicCountry, CountryProfile>> = {
  IN: {
    callingCode: '91',
    phoneDigits: [10, 10],
    emergencyNumber: '112',
    ambulanceNumber: '108',
    crisisLine: 'Tele-MANAS 14416',
    childLine: 'Childline 1098',
    hasDengue: true,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    regionLabel: words.regionLabels.IN,
    postalCodeLabel: words.postalCodeLabels.IN,
    authority: 'the Data Protection Board of India',
    legalBasis: 'section 7 of the Digital Personal Data Protection Act: you give us the details yourself for this',
    ...elsewhere,
    rights: 'You can name a person who may use your rights if you die or can no longer decide.',
    answerTime: '90 days',
    showsReviews: true,
    protectedNames: [],
  },
  GB: {
    callingCode: '44',
    phoneDigits: [9, 10],
    emergencyNumber: '999',
    ambulanceNumber: null,
    crisisLine: 'Samaritans 116 123',
    childLine: 'the NSPCC 0808 800 5000',
    hasDengue: false,
    currency: 'GBP',
    timeZone: 'Europe/London',
    regionLabel: words.regionLabels.GB,
    postalCodeLabel: words.postalCodeLabels.GB,
    authority: "the Information Commissioner's Office",
    legalBasis: 'Article 6(1)(b) of the UK GDPR. For what concerns your health, it is Article 9(2)(h)',
    ...underGdpr,
    transfers:
      'A provider may be outside the United Kingdom. Then UK rules must find its country safe, or we will use the UK’s data transfer agreement. Ask us for a copy.',
    showsReviews: true,
    protectedNames: [/chiropract/i, /osteopath/i],
  },
  US: {
    callingCode: '1',
    phoneDigits: [10, 10],
    emergencyNumber: '911',
    ambulanceNumber: null,
    crisisLine: 'the Suicide & Crisis Lifeline 988',
    childLine: 'Childhelp 1-800-422-4453',
    hasDengue: false,
    currency: 'USD',
    timeZone: 'America/New_York',
    regionLabel: words.regionLabels.US,
    postalCodeLabel: words.postalCodeLabels.US,
    authority: 'the Office for Civil Rights of the US health department (HHS)',
    legalBasis: 'your request, and the rules of HIPAA for treatment where they apply to us',
    ...elsewhere,
    showsReviews: true,
    protectedNames: [/chiropract/i],
  },
  DE: {
    callingCode: '49',
    phoneDigits: [6, 11],
    emergencyNumber: '112',
    ambulanceNumber: null,
    crisisLine: 'TelefonSeelsorge 0800 1110111',
    childLine: 'Nummer gegen Kummer 116 111',
    hasDengue: false,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    regionLabel: words.regionLabels.DE,
    postalCodeLabel: words.postalCodeLabels.DE,
    authority: 'the data protection authority of your state',
    legalBasis: 'Article 6(1)(b) of the GDPR. For what concerns your health, it is Article 9(2)(h)',
    ...underGdpr,
    transfers:
      'A provider may be outside the European Economic Area. Then the European Commission must find its country safe, or we will use its standard contract clauses. Ask us for a copy.',
    showsReviews: true,
    protectedNames: [],
  },
  AE: {
    callingCode: '971',
    phoneDigits: [8, 9],
    emergencyNumber: '998', // 999 is the police
    ambulanceNumber: '998',
    crisisLine: 'the Mental Support Line 800 4673 (8 am to 8 pm)',
    childLine: null,
    hasDengue: false,
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    regionLabel: words.regionLabels.AE,
    postalCodeLabel: words.postalCodeLabels.AE,
    authority: 'the UAE Data Office',
    legalBasis: 'your consent, which you give by sending the form',
    ...elsewhere,
    showsReviews: true,
    protectedNames: [/chiropract/i, /osteopath/i],
  },
  AU: {
    callingCode: '61',
    phoneDigits: [9, 9],
    emergencyNumber: '000',
    ambulanceNumber: null,
    crisisLine: 'Lifeline 13 11 14',
    childLine: 'Kids Helpline 1800 55 1800',
    hasDengue: false,
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    regionLabel: words.regionLabels.AU,
    postalCodeLabel: words.postalCodeLabels.AU,
    authority: 'the Office of the Australian Information Commissioner',
    legalBasis: 'that you give us the details yourself, for your care',
    ...elsewhere,
    showsReviews: false,
    protectedNames: [/chiropract/i, /osteopath/i],
  },
};

/** Returns the profile of India for a country that the program does not know, but without its help lines. */
export function countryProfile(country: string): CountryProfile {
  const known = clinicCountries.find((code) => code === country);
  return known ? countryProfiles[known] : { ...countryProfiles.IN, ...unknownCountry };
}

/** Parts of health texts that differ by country. */
export function countryLines(country: string) {
  const { childLine, hasDengue } = countryProfile(country);
  return { childLine, hasDengue };
}

const unknownCountry = {
  ...elsewhere,
  phoneDigits: [5, 15] as const,
  ambulanceNumber: null,
  crisisLine: null,
  childLine: null,
  regionLabel: words.regionLabels.unknown,
  postalCodeLabel: words.postalCodeLabels.unknown,
  authority: 'the data protection authority of your country',
  legalBasis: 'that you give us the details yourself, for your care',
};
