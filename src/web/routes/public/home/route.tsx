import './home.css';
import * as listMessages from '#contract/messages/lists.ts';
import type { Treatment } from '#contract/treatments.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import knee from '#web/art/band-knee.svg?no-inline';
import visit from '#web/art/visit.svg?no-inline';
import { offerings, reasons, welcome } from '#web/content/home.ts';
import { byName } from '#web/index-entries.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeClinic, describeWebsite } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/route.ts';
import { ConditionsAndSymptoms } from './conditions-and-symptoms.tsx';
import { Hero } from './hero.tsx';
import { Reviews } from './reviews.tsx';
import { gatherFacts, TrustStrip } from './trust-strip.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    'Home',
    args,
    'Physiotherapy and rehabilitation: we listen, measure how you move, and plan steady steps with you.',
  );

/** The newest reviews only: the page stays small even with hundreds. */
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
    // Only what is shown, because the page contains loader data a second time, for the browser.
    conditions: conditions.map(({ id, name }) => ({ id, name })).toSorted(byName),
    symptoms: symptoms
      .map(({ id, name, urgent_help, condition_ids }) => ({ id, name, urgent_help, condition_ids }))
      .toSorted(byName),
    therapies: offered('therapy', treatments),
    services: offered('service', treatments),
  };
}

type Offered = Pick<Treatment, 'treatment_description' | 'not_if'>;

function offered(kind: Treatment['kind'], treatments: readonly Treatment[]): Offered[] {
  return treatments
    .filter((treatment) => treatment.kind === kind)
    .map(({ treatment_description, not_if }) => ({ treatment_description, not_if }));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, facts, reviews, conditions, symptoms, therapies, services } = loaderData;
  const { name } = useClinic();
  return (
    <>
      {/* The slides change, so none of their headlines can be the heading of the page. */}
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

const degreesPerStep = 60;

function Welcome() {
  const { name } = useClinic();
  return (
    <section className="section home-welcome">
      <div className="welcome wrap">
        <div className="welcome-text">
          <h2>Welcome to {name}</h2>
          <p className="lead">{welcome.lead}</p>
          <p className="soft">{welcome.text}</p>
          <Link className="link-on" to="/about">
            More about us
            <Icon name="arrow" />
          </Link>
        </div>
        <div className="visit">
          <img src={visit} width="560" height="320" alt="" loading="lazy" />
          <ol>
            {welcome.steps.map((step, index) => (
              <li key={step.title}>
                <span className="visit-degrees num" aria-hidden="true">
                  {index * degreesPerStep}°
                </span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type OfferingsProps = Record<keyof typeof offerings, readonly Offered[]>;

function Offerings({ therapies, services }: OfferingsProps) {
  return (
    <section className="section band-pine home-offerings" aria-labelledby="offerings-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="offerings-heading">What we offer</h2>
            <p>You do not need to choose. Tell us what hurts, and we suggest what fits.</p>
          </div>
        </div>
        {therapies.length + services.length === 0 && <p className="soft">{listMessages.empty}</p>}
        <Offering noun="therapies" list={therapies} />
        <Offering noun="services" list={services} />
      </div>
    </section>
  );
}

function Offering({ noun, list }: { noun: keyof typeof offerings; list: readonly Offered[] }) {
  if (list.length === 0) return null;
  return (
    <div className="offering">
      <header>
        <h3>
          {list.length} {noun}
        </h3>
        <p>{offerings[noun]}</p>
      </header>
      <ul>
        {list.map(({ treatment_description: name, not_if }) => (
          <li key={name}>
            {not_if ? (
              <span>
                {name}
                <small>{not_if}</small>
              </span>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const [firstDegrees, lastDegrees] = [25, 150];

function Reasons() {
  const step = (lastDegrees - firstDegrees) / (reasons.length - 1);
  return (
    <section className="section home-reasons" aria-labelledby="reasons-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="reasons-heading">Six reasons to choose us</h2>
          </div>
        </div>
        <ol className="reasons">
          {reasons.map(({ title, text }, index) => (
            <li key={title}>
              <Dial degrees={firstDegrees + index * step} label={index + 1} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ClosingBand() {
  return (
    <BookingBand title="Ready when you are." art={<KneeInMotion />}>
      Send us a few details, and we get in touch to agree a day and a time.
    </BookingBand>
  );
}

function KneeInMotion() {
  return (
    <div className="closing-art">
      <img src={knee} width="1040" height="760" alt="" loading="lazy" />
    </div>
  );
}
