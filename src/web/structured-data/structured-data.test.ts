import { describe, expect, test } from 'vitest';
import type { Condition } from '#contract/conditions.ts';
import { mapValues } from '#contract/fields.ts';
import { optionalFields } from '#contract/plain/condition-texts.ts';
import {
  describeArticle,
  describeClinic,
  describeCondition,
  describeOpening,
  describeTrail,
  describeWebsite,
} from './descriptions.ts';
import type { Thing } from './structured-data.tsx';
import { writeJson } from './structured-data.tsx';
import { details, site } from './testing/sample-site.ts';
import { findMistakes } from './testing/schema-rules.ts';

/** Content of a page. */
const written = (thing: Thing): unknown => JSON.parse(writeJson(thing));

test('no text can end the script element that contains it', () => {
  const thing = { '@type': 'WebSite', name: '</script><!--<script>alert(1)' };
  expect(writeJson(thing)).not.toContain('<');
  expect(written(thing)).toEqual({ '@context': 'https://schema.org', ...thing });
});

describe('the clinic', () => {
  test('is a practice with address, hours and telephone', () => {
    expect(findMistakes(written(describeClinic(site, details)))).toEqual([]);
    expect(describeClinic(site, details)).toMatchObject({
      url: 'https://clinic.example/',
      telephone: '+91 00000 00000',
    });
  });

  test('has a contact point for each other number', () => {
    const otherPhones = [{ label: 'Home visits', number: '+91 00000 00001' }];
    const clinic = describeClinic({ ...site, clinic: { ...site.clinic, otherPhones } }, details);
    expect(findMistakes(written(clinic))).toEqual([]);
    expect(clinic['contactPoint']).toEqual([
      { '@type': 'ContactPoint', contactType: 'Home visits', telephone: '+91 00000 00001' },
    ]);
  });

  test('says where a time can be chosen, if the clinic offers times', () => {
    const offering = { ...site, clinic: { ...site.clinic, offersTimes: true } };
    expect(findMistakes(written(describeClinic(offering, details)))).toEqual([]);
    expect(describeClinic(offering, details)['potentialAction']).toMatchObject({
      '@type': 'ReserveAction',
      target: { urlTemplate: 'https://clinic.example/appointment' },
    });
    expect(describeClinic(site, details)).not.toHaveProperty('potentialAction');
  });

  test('offers the treatments whose prices it names', () => {
    const clinic = describeClinic(site, {
      ...details,
      priced: [{ name: 'Cupping', price: { amount: 49_950, currency: 'INR' } }],
    });
    expect(findMistakes(written(clinic))).toEqual([]);
    expect(clinic['makesOffer']).toEqual([
      {
        '@type': 'Offer',
        name: 'Cupping',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 499.5, priceCurrency: 'INR' },
      },
    ]);
  });

  test('has other hours on some days, and none on those on which it is closed', () => {
    const days = { starts_on: '2026-11-08', ends_on: '2026-11-10', reason: 'Diwali', announced: true, today: false };
    const spans = [
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '16:00' },
    ];
    const training = { ...days, starts_on: '2026-12-01', ends_on: '2026-12-01', spans };
    const clinic = describeClinic(site, { ...details, closures: [{ ...days, spans: [] }, training] });
    expect(findMistakes(written(clinic))).toEqual([]);
    const special = { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-01', validThrough: '2026-12-01' };
    expect(clinic['specialOpeningHoursSpecification']).toEqual([
      { ...special, opens: '00:00', closes: '00:00', validFrom: '2026-11-08', validThrough: '2026-11-10' },
      { ...special, opens: '09:00', closes: '12:00' },
      { ...special, opens: '14:00', closes: '16:00' },
    ]);
  });

  test('has a website of its name', () => {
    expect(findMistakes(written(describeWebsite(site)))).toEqual([]);
  });
});

test('a breadcrumb leads from Home to the page', () => {
  const trail = [
    { to: '/', label: 'Home' },
    { to: '/career', label: 'Career' },
  ];
  const list = describeTrail(trail, 'Front desk', site);
  expect(findMistakes(written(list))).toEqual([]);
  expect(list['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://clinic.example/' },
    { '@type': 'ListItem', position: 2, name: 'Career', item: 'https://clinic.example/career' },
    { '@type': 'ListItem', position: 3, name: 'Front desk' },
  ]);
});

describe('an article', () => {
  const article = {
    title: 'Heat or cold?',
    slug: 'heat-or-cold',
    preview: 'Both can help.',
    image_url: 'uploads/a.webp',
    author: null,
    published: '2026-05-01T08:00:00.000Z',
    updated_at: '2026-05-02T08:00:00.000Z',
  };

  test('has a headline, an author, times and a picture', () => {
    expect(findMistakes(written(describeArticle(article, site)))).toEqual([]);
    expect(describeArticle(article, site)).toMatchObject({
      url: 'https://clinic.example/blog/heat-or-cold',
      image: 'https://clinic.example/uploads/a.webp',
    });
  });

  test('is by its author, or else by the clinic', () => {
    const signed = describeArticle({ ...article, author: 'Asha Rao' }, site);
    expect(findMistakes(written(signed))).toEqual([]);
    expect(signed).toMatchObject({ author: { '@type': 'Person', name: 'Asha Rao' } });
    expect(describeArticle(article, site)).toMatchObject({ author: { '@type': 'Organization' } });
  });

  test('needs no picture', () => {
    expect(findMistakes(written(describeArticle({ ...article, image_url: null }, site)))).toEqual([]);
  });
});

describe('an opening', () => {
  const opening = {
    id: 3,
    position: 'Front desk',
    description: 'You greet.\n\nYou <plan>.',
    experience: 1.5,
    contract: null,
    pay: null,
    hours: null,
    place: null,
    closes_on: '2026-11-30',
    created_at: '2026-05-01T08:00:00.000Z',
    version: 1,
  };

  test('has a title, a date, an employer and a location', () => {
    expect(findMistakes(written(describeOpening(opening, site)))).toEqual([]);
    expect(describeOpening(opening, site)).toMatchObject({
      description: '<p>You greet.</p><p>You &lt;plan&gt;.</p>',
      experienceRequirements: { monthsOfExperience: 18 },
      validThrough: '2026-11-30',
    });
  });

  test('without a last day has no validThrough', () => {
    const posting = describeOpening({ ...opening, closes_on: null }, site);
    expect(findMistakes(written(posting))).toEqual([]);
    expect(posting).not.toHaveProperty('validThrough');
  });

  test('says the contract, the hours and the place, and nothing of what is not given', () => {
    const facts = { contract: 'full-or-part-time', hours: 'Monday to Friday', place: 'Kochi North' } as const;
    const posting = describeOpening({ ...opening, ...facts }, site);
    expect(findMistakes(written(posting))).toEqual([]);
    expect(posting).toMatchObject({
      employmentType: ['FULL_TIME', 'PART_TIME'],
      workHours: 'Monday to Friday',
      jobLocation: { name: 'Kochi North' },
    });
    for (const name of ['employmentType', 'workHours']) expect(describeOpening(opening, site)).not.toHaveProperty(name);
  });

  test('for beginners has no experience requirements', () => {
    const posting = describeOpening({ ...opening, experience: 0 }, site);
    expect(findMistakes(written(posting))).toEqual([]);
    expect(posting).not.toHaveProperty('experienceRequirements');
  });
});

describe('a condition', () => {
  const condition: Condition = {
    id: 7,
    name: 'Ankle sprain',
    description: 'A stretch or a tear.',
    image: 'ankle.webp',
    symptoms: [{ title: 'Pain', description: 'At the outer ankle.' }],
    causes: 'A roll of the foot.',
    treatment: 'Move early.',
    body_area: 'ankle-and-foot',
    problem_id: null,
    ...mapValues(optionalFields, () => null),
    exercises: [],
    signs: [],
    reviewed_on: '2026-09-25',
    reviewed_by: 'A. Sample, physiotherapist',
    sample: false,
    symptom_ids: [],
    version: 1,
  };

  test('has symptoms, treatments and the date of the last review', () => {
    const page = describeCondition(condition, site);
    expect(findMistakes(written(page))).toEqual([]);
    expect(page).toMatchObject({
      lastReviewed: '2026-09-25',
      about: {
        signOrSymptom: [{ '@type': 'MedicalSignOrSymptom', name: 'Pain', description: 'At the outer ankle.' }],
        riskFactor: [{ '@type': 'MedicalRiskFactor', description: 'A roll of the foot.' }],
        possibleTreatment: [{ '@type': 'MedicalTherapy', description: 'Move early.' }],
      },
    });
    for (const absent of ['datePublished', 'citation']) expect(page).not.toHaveProperty(absent);
    expect(page['about']).not.toHaveProperty('expectedPrognosis');
  });

  test('has its usual course, its sources and the day of writing', () => {
    const sources = 'A guideline | https://example.com/ankle\nA book | javascript:alert(1)';
    const course = '6 weeks | It has healed.';
    const page = describeCondition({ ...condition, course, sources, written_on: '2026-09-01' }, site);
    expect(findMistakes(written(page))).toEqual([]);
    expect(page).toMatchObject({
      datePublished: '2026-09-01',
      citation: [
        { '@type': 'CreativeWork', name: 'A guideline', url: 'https://example.com/ankle' },
        { '@type': 'CreativeWork', name: 'A book | javascript:alert(1)' },
      ],
      about: { expectedPrognosis: course },
    });
  });

  test('without a review has no review date', () => {
    const page = describeCondition({ ...condition, image: null, reviewed_on: null }, site);
    expect(findMistakes(written(page))).toEqual([]);
    expect(page).not.toHaveProperty('lastReviewed');
  });
});

describe('the rules', () => {
  test('refuse a rating of the own business', () => {
    const boast = { ...describeClinic(site, details), aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } };
    expect(findMistakes(written(boast))).toEqual([': Unrecognized key: "aggregateRating"']);
  });

  test('refuse a clinic without an address, and unknown types', () => {
    const { address: _, ...clinic } = describeClinic(site, details);
    expect(findMistakes(written(clinic as Thing))).toHaveLength(1);
    expect(findMistakes(written({ '@type': 'Product', name: 'Tape' }))).toHaveLength(1);
  });
});
