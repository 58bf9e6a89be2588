import * as treatmentMessages from '#contract/messages/treatments.ts';
import { grades } from '#contract/plain/treatment-texts.ts';
import type { SearchResult } from '#contract/search.ts';
import type { Api } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { tickedTreatments } from '#web/booking/ticked-treatments.ts';
import { drawingOf } from '#web/content/treatment-drawings.ts';
import * as treatmentWords from '#words/treatments.ts';

/** Facts that the page shows of its best result alone. */
export interface Best {
  /** Its address on this site. */
  picture?: string | undefined;
  /** Short facts, such as minutes and price. */
  facts?: string;
  /** The booking form, prefilled with the result or with what was found beside it. */
  book: { to: string; for?: string; label?: string };
  /** Ids of what the form then ticks. */
  treatments?: readonly string[] | undefined;
}

/** The first result that leads on: a symptom leads to the results of its own name. */
export function bestOf(results: readonly SearchResult[]) {
  return results.find(({ kind }) => kind !== 'symptom') ?? results[0];
}

/** Describes the best of some results. The page does without what cannot be loaded. */
export async function describeBest(api: Api, best: SearchResult, results: readonly SearchResult[]): Promise<Best> {
  if (best.kind === 'condition') return describeCondition(api, best);
  if (best.kind === 'treatment') return describeTreatment(api, best);
  const booked = results.find(({ kind }) => kind === 'problem' || kind === 'condition');
  const [condition, picture] = await Promise.all([
    booked?.kind === 'condition' ? describeCondition(api, booked) : undefined,
    pictureOf(api, best, results),
  ]);
  if (condition) return { ...condition, picture };
  if (!booked) return { book: { to: '/appointment' }, picture };
  const treatments = await tickedTreatments(api, idOf(booked));
  return { book: { to: booked.href, for: booked.title }, treatments, picture };
}

async function describeCondition(api: Api, { href, title }: SearchResult): Promise<Best> {
  const id = keyOf(href);
  const found = await loadOr(null, () => api.conditions.get({ params: { id } }));
  return {
    picture: found?.image ? `/uploads/conditions/${found.image}` : undefined,
    book: { to: `/appointment?condition=${id}`, for: title },
    treatments: found ? await tickedTreatments(api, found.problem_id) : [],
  };
}

/** The page must not sell what it advises against: the form then opens without a treatment. */
async function describeTreatment(api: Api, { href, title }: SearchResult): Promise<Best> {
  const found = await loadOr(null, () => api.treatments.getPage({ params: { slug: keyOf(href) } }));
  if (!found) return { book: { to: '/appointment' } };
  const { treatment_id: id, minutes, price_label, grade } = found;
  const shown = {
    picture: drawingOf(found),
    facts: [treatmentWords.minutes(minutes), price_label, grade && grades[grade]].filter(Boolean).join(' · '),
  };
  if (grade === 'advised-against')
    return { ...shown, book: { to: '/appointment', label: treatmentMessages.talkFirst } };
  return { ...shown, book: { to: `/appointment?treatment=${id}`, for: title }, treatments: [String(id)] };
}

/** Its own picture; of a part of the body and of a problem, that of the first condition that was found with it. */
async function pictureOf(api: Api, { kind, title, href }: SearchResult, results: readonly SearchResult[]) {
  if (kind === 'article') {
    const blog = await loadOr(null, () => api.blogs.getPublic({ params: { slug: keyOf(href) } }));
    return blog?.image_url ? `/${blog.image_url}` : undefined;
  }
  if (kind === 'person') {
    const { practitioners } = await api.clinic.getPublic();
    const image = practitioners.find(({ name }) => name === title)?.image;
    return image ? `/${image}` : undefined;
  }
  const condition = results.find((result) => result.kind === 'condition');
  if (!condition || kind === 'clinic' || kind === 'page') return undefined;
  return (await describeCondition(api, condition)).picture;
}

/** The end of a path: an id or a slug. */
const keyOf = (href: string) => decodeURIComponent(href.split('/').at(-1) ?? '');
const idOf = ({ href }: SearchResult) => Number(new URLSearchParams(href.split('?')[1]).get('problem'));
