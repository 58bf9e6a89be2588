import type { Treatment } from '#contract/treatments.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { byName } from '#web/index-entries.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeClinic, describeWebsite } from '#web/structured-data/clinic.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import type { Route } from './+types/route.ts';
import { ClosingBand } from './closing-band.tsx';
import { ConditionsAndSymptoms } from './conditions-and-symptoms.tsx';
import { gatherFacts } from './facts.ts';
import { Hero } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { Reasons } from './reasons.tsx';
import { Reviews } from './reviews.tsx';
import { TrustStrip } from './trust-strip.tsx';
import { Welcome } from './welcome.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    'Home',
    args,
    'Physiotherapy and rehabilitation: we listen, measure how you move, and plan steady steps with you.',
  );

/** The newest reviews, so that the page stays light when there are hundreds. */
const limit = '30';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [clinic, reviews, ratings, conditions, symptoms, treatments] = await Promise.all([
    api.clinic.get(),
    loadOr(null, () => api.reviews.listApproved({ query: { limit } })),
    loadOr(null, () => api.reviews.approvedRatings()),
    loadOr([], () => api.conditions.list()),
    loadOr([], () => api.symptoms.list()),
    loadOr([], () => api.treatments.list()),
  ]);
  return {
    slides: clinic.heroSlides,
    facts: gatherFacts(clinic, treatments.length, ratings),
    reviews: (reviews?.body ?? []).map((review) => ({
      ...review,
      date: formatDay(review.created_at, clinic.timeZone),
    })),
    // Only what is shown: all of it stands in the page a second time, for the browser.
    conditions: conditions.map(({ id, name }) => ({ id, name })).toSorted(byName),
    symptoms: symptoms.map(({ id, name, condition_ids }) => ({ id, name, condition_ids })).toSorted(byName),
    therapies: namesOf('therapy', treatments),
    services: namesOf('service', treatments),
  };
}

function namesOf(kind: Treatment['kind'], treatments: readonly Treatment[]) {
  return treatments.filter((treatment) => treatment.kind === kind).map((treatment) => treatment.treatment_description);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, facts, reviews, conditions, symptoms, therapies, services } = loaderData;
  const { name } = useClinic();
  return (
    <>
      {/* The slides change, so none of their headlines can be the page's own. */}
      <h1 className="visually-hidden">Physiotherapy and rehabilitation at {name}</h1>
      <Hero slides={slides} />
      <TrustStrip facts={facts} />
      <Welcome />
      <Reviews reviews={reviews} />
      <ConditionsAndSymptoms conditions={conditions} symptoms={symptoms} />
      <Offerings therapies={therapies} services={services} />
      <Reasons />
      <ClosingBand />
      <StructuredData describe={import.meta.env.SSR && describeWebsite} />
      <StructuredData describe={import.meta.env.SSR && describeClinic} />
    </>
  );
}
