import './home.css';
import '#web/forms/field-icon.css';
import '#web/forms/filter-field.css';
import '#web/ui/drawings/chevron.css';
import './index-card.css';
import type { TreatmentEntry } from '#contract/treatments.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import knee from '#web/art/band-knee.svg?no-inline';
import visit from '#web/art/visit.svg?no-inline';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { byName } from '#web/index-entries.ts';
import { loadTexts, type PageWords } from '#web/page-texts.ts';
import { toReviewEntry } from '#web/reviews/review-card.tsx';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { describeClinic, describeWebsite, type Priced } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as site from '#words/site.ts';
import type { Route } from './+types/route.ts';
import { ConditionsAndSymptoms } from './conditions-and-symptoms.tsx';
import { Hero } from './hero.tsx';
import { type Offered, Offerings } from './offerings.tsx';
import { Reviews } from './reviews.tsx';
import { gatherFacts, TrustStrip } from './trust-strip.tsx';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

/** The newest reviews only: the page stays small even with hundreds. */
const limit = '60';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, popup, clinic, closures, reviews, ratings, conditions, symptoms, treatments] = await Promise.all([
    loadTexts(api, 'home'),
    loadFirstStep(api),
    api.clinic.getPublic(),
    api.closures.listPublic(),
    loadOr(null, () => api.reviews.listPublic({ query: { limit } })),
    loadOr(null, () => api.reviews.approvedRatings()),
    loadOr([], () => api.conditions.list()),
    loadOr([], () => api.symptoms.list({})),
    loadOr([], () => api.treatments.listPages()),
  ]);
  const therapies = offered('therapy', treatments, clinic.currency);
  const services = offered('service', treatments, clinic.currency);
  return {
    words,
    popup,
    slides: clinic.heroSlides,
    openingHours: clinic.openingHours,
    ...(closures.length > 0 && { closures }),
    facts: gatherFacts(clinic, therapies.length + services.length, ratings, closures),
    ...(clinic.showsReviews && !reviews?.body.length && { noReviews: words.reviews_empty }),
    reviews: (reviews?.body ?? []).map((review) => toReviewEntry(review, clinic.timeZone)),
    conditions: conditions.toSorted(byName),
    symptoms: symptoms.toSorted(byName),
    therapies,
    services,
  };
}

function offered(kind: TreatmentEntry['kind'], treatments: readonly TreatmentEntry[], currency: string): Offered[] {
  return treatments
    .filter((treatment) => treatment.kind === kind)
    .map(({ treatment_description: name, slug, price_label: label, price_from: amount }) => ({
      name,
      slug,
      ...(label !== null && { label }),
      ...(amount !== null && { price: { amount, currency } }),
    }));
}

const isPriced = (offer: Offered): offer is Offered & Priced => offer.price !== undefined;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, popup, slides, facts, reviews, noReviews, conditions, symptoms, therapies, services } = loaderData;
  return (
    <>
      <div data-part="home">
        {/* The slides change, so none of their headlines can be the heading of the page. */}
        <h1 className="visually-hidden">
          <InItsLanguage text={words.heading} />
        </h1>
        <Hero
          slides={slides}
          figureWords={
            conditions.length > 0 ? { headline: words.figure_title, sentence: words.figure_text } : undefined
          }
        />
        <TrustStrip facts={facts} />
        <Welcome words={words} />
        {(reviews.length > 0 || noReviews) && (
          <Reviews title={words.reviews_title} reviews={reviews} none={noReviews} />
        )}
        <ConditionsAndSymptoms words={words} conditions={conditions} symptoms={symptoms} />
        <Offerings words={words} therapies={therapies} services={services} />
        <Reasons words={words} />
        <BookingBand
          title={words.closing_title}
          art={
            <div className="closing-art">
              <Drawing className="cover" src={knee} width="1040" height="760" alt="" loading="lazy" />
            </div>
          }
        >
          {words.closing_text}
        </BookingBand>
        <StructuredData describe={import.meta.env.SSR && describeWebsite} />
        <StructuredData
          describe={
            import.meta.env.SSR &&
            ((site) => describeClinic(site, { ...loaderData, priced: [...therapies, ...services].filter(isPriced) }))
          }
        />
      </div>
      <StartDialog choices={popup} />
    </>
  );
}

interface WithWords {
  words: PageWords<'home'>;
}

const degreesPerStep = 60;

function Welcome({ words }: WithWords) {
  return (
    <section className="section home-welcome">
      <div className="welcome stack wrap">
        <div className="welcome-text">
          <h2>
            <InItsLanguage text={words.welcome_title} />
          </h2>
          <p className="lead">
            <InItsLanguage text={words.welcome_lead} />
          </p>
          <p className="soft">
            <InItsLanguage text={words.welcome_text} />
          </p>
          <Link className="link-on" to="/about">
            {site.moreAboutUs}
            <Icon name="arrow" />
          </Link>
        </div>
        <div className="visit">
          <Drawing src={visit} width="560" height="320" alt="" loading="lazy" />
          <ol>
            {words.steps.map((step, index) => (
              <li key={index}>
                <span className="visit-degrees num" aria-hidden="true">
                  {index * degreesPerStep}°
                </span>
                <h3>
                  <InItsLanguage text={step.title} />
                </h3>
                <p>
                  <InItsLanguage text={step.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Reasons({ words }: WithWords) {
  return (
    <section className="section home-reasons" aria-labelledby="reasons-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="reasons-heading">
              <InItsLanguage text={words.reasons_title} />
            </h2>
          </div>
        </div>
        <ol className="reasons stack">
          {words.reasons.map(({ title, text }, index) => (
            <li key={index}>
              <h3>
                <InItsLanguage text={title} />
              </h3>
              <p>
                <InItsLanguage text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
