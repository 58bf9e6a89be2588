// See docs/decisions/0041-safety-before-booking.md.

import '#web/shell/urgent-help.css';
import './treatment.css';
import { redirect } from 'react-router';
import type { ConditionEntry } from '#contract/conditions.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { countryLines } from '#contract/plain/countries.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { drawingOnCard } from '#contract/plain/share-cards.ts';
import { treatmentDrawing } from '#contract/plain/treatment-drawings.ts';
import { grades, type TreatmentText, treatmentTexts } from '#contract/plain/treatment-texts.ts';
import type { Problem } from '#contract/problems.ts';
import type { TreatmentPage as TreatmentPageRecord } from '#contract/treatments.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { langOf } from '#web/content/lang-of.ts';
import { loadSigns } from '#web/content/load-signs.ts';
import { Signs } from '#web/content/signs.tsx';
import { Sources } from '#web/content/sources.tsx';
import { drawingOf } from '#web/content/treatment-drawings.ts';
import { FirstFree } from '#web/first-free/first-free.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { LastReview } from '#web/shell/last-review.tsx';
import { listHours } from '#web/shell/opening-hours.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { HelpText } from '#web/shell/urgent-help.tsx';
import { describeTreatment } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { allConditions, allTreatments, whenToGetHelp } from '#words/pages.ts';
import * as site from '#words/site.ts';
import * as treatmentWords from '#words/treatments.ts';
import type { Route } from './+types/route.ts';
import { mostConditions, treatedWith } from './treated-with.ts';

export function meta(args: Route.MetaArgs) {
  const treatment = args.loaderData?.treatment;
  if (!treatment) return [];
  const { treatment_description: name, what, helps } = treatment;
  const said = [what, helps].filter(Boolean).join(' ') || treatmentWords.whatToExpect;
  return pageMeta(name, args, excerpt(treatmentWords.description(name, said)), {
    picture: drawingOnCard(treatmentDrawing(treatment)),
  });
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, treatment, clinic, closures, conditions, problems] = await Promise.all([
    loadTexts(api, 'treatments'),
    foundOr404(api.treatments.getPage({ params: { slug } })),
    api.clinic.getPublic(),
    api.closures.listPublic(),
    loadOr<ConditionEntry[]>([], () => api.conditions.list()),
    loadOr<Problem[]>([], () => api.problems.listPublic()),
  ]);
  if (treatment.slug !== slug) throw redirect(`/treatments/${encodeURIComponent(treatment.slug)}`, 301);
  const { urgent, small_print, aside_title, aside_text } = fillHelpLines(words, {
    ...clinic,
    ...countryLines(clinic.address.country),
  });
  const { treatment_id, practitioner_ids } = treatment;
  return {
    signs: await loadSigns(api, treatment.signs),
    words: { urgent, small_print, aside_title, aside_text },
    treatment,
    givers: practitioner_ids && clinic.practitioners.filter(({ id }) => practitioner_ids.includes(id)).map(nameOf),
    conditions: treatedWith(treatment_id, conditions, problems),
    hours: listHours(clinic.openingHours, closures),
  };
}

const nameOf = ({ name }: { name: string }) => name;

/** The parts of the page that are entered, in reading order. What it is and whom it helps stand in the head. */
const parts = ['happens', 'evidence'] as const satisfies readonly TreatmentText[];

export default function TreatmentPage({ loaderData }: Route.ComponentProps) {
  const { words, treatment, signs, givers, conditions, hours } = loaderData;
  const { treatment_id, treatment_description: name, what, helps, not_if, sources, grade } = treatment;
  // The page must not sell what it advises against: the form then opens without a treatment.
  const talkFirst = grade === 'advised-against';
  const clinic = useClinic();
  const ticked = talkFirst ? [] : [String(treatment_id)];
  const bookLink = (look: 'primary' | 'secondary') => (
    <Link
      className={`button button-${look}`}
      to={talkFirst ? '/appointment' : `/appointment?treatment=${treatment_id}`}
    >
      {talkFirst ? treatmentMessages.talkFirst : treatmentWords.bookThis}
    </Link>
  );
  return (
    <>
      <div className="treatment-head">
        <div className="wrap grid">
          <div>
            <Breadcrumb trail={[{ to: '/treatments', label: site.treatments }]} current={name} />
            <h1 dir="auto" lang={langOf(name)}>
              {name}
            </h1>
            {what && (
              <p className="lead" dir="auto" lang={langOf(what)}>
                {what}
              </p>
            )}
            <Part title={treatmentTexts.helps.label} text={helps} />
            <div className="treatment-urgent row">
              <Icon name="alert" />
              <div>
                <HelpText text={words.urgent} />
                {signs.length > 0 && <a href="#help">{whenToGetHelp}</a>}
                <PhoneLink className="link-call num unprinted" number={clinic.emergencyNumber} words={site.call} />
              </div>
            </div>
            <div className="actions unprinted">
              {bookLink('primary')}
              <CallLink words={site.callUs} />
            </div>
            <FirstFree treatments={ticked} />
          </div>
          <Drawing className="treatment-art unprinted" src={drawingOf(treatment)} width="480" height="320" alt="" />
        </div>
        <Facts treatment={treatment} givers={givers} />
      </div>
      <div className="wrap with-aside stack page-end">
        <article className="treatment-text">
          {signs.length > 0 && (
            <section id="help" className="care-card outlined">
              <h2>{whenToGetHelp}</h2>
              <Signs signs={signs} />
            </section>
          )}
          {parts.map((part) => (
            <Part key={part} title={treatmentTexts[part].label} text={treatment[part]} />
          ))}
          <Part title={treatmentWords.whenNotTo} text={not_if} />
          {conditions.length > 0 && <UsedFor conditions={conditions} />}
          {sources && (
            <section>
              <h2>{treatmentTexts.sources.label}</h2>
              <Sources text={sources} />
            </section>
          )}
          <footer className="note">
            <p>{words.small_print}</p>
            <LastReview {...treatment} />
            <p className="printed-contact num">
              <bdi>{clinic.name}</bdi>, <bdi>{clinic.phone}</bdi>, {clinic.email}
            </p>
          </footer>
          <Link className="link-on unprinted" to="/treatments">
            {allTreatments}
            <Icon name="arrow" />
          </Link>
        </article>
        <AsideCard title={talkFirst ? treatmentMessages.talkFirst : words.aside_title}>
          <p>{words.aside_text}</p>
          {bookLink('secondary')}
          <FirstFree treatments={ticked} />
          <CallLink />
          <OpeningHoursList hours={hours} />
        </AsideCard>
      </div>
      <StructuredData describe={import.meta.env.SSR && ((site) => describeTreatment(treatment, site))} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage missing={{ sentence: treatmentMessages.notFound, wayOn: { to: '/treatments', label: allTreatments } }} />
  );
}

function Part({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Paragraphs text={text} />
    </section>
  );
}

interface FactsProps {
  treatment: TreatmentPageRecord;
  /** Names of those who give it; null for everyone. */
  givers: readonly string[] | null;
}

function Facts({ treatment: { minutes, price_label, grade }, givers }: FactsProps) {
  return (
    <dl className="treatment-facts wrap">
      <div>
        <dt>{treatmentWords.time}</dt>
        <dd className="num">{treatmentWords.minutes(minutes)}</dd>
      </div>
      {price_label && (
        <div>
          <dt>{treatmentWords.price}</dt>
          <dd className="num">{price_label}</dd>
        </div>
      )}
      {givers?.length !== 0 && (
        <div>
          <dt>{treatmentWords.givenBy}</dt>
          <dd>
            {givers ? (
              givers.map((name) => (
                <Link key={name} to="/about#team" dir="auto" lang={langOf(name)}>
                  {name}
                </Link>
              ))
            ) : (
              <Link to="/about#team">{treatmentWords.everyone}</Link>
            )}
          </dd>
        </div>
      )}
      {grade && (
        <div>
          <dt>{treatmentTexts.evidence.label}</dt>
          <dd className={`grade grade-${grade}`}>{grades[grade]}</dd>
        </div>
      )}
    </dl>
  );
}

function UsedFor({ conditions }: { conditions: readonly ConditionEntry[] }) {
  return (
    <section>
      <h2>{treatmentWords.usedFor}</h2>
      <ul className="cluster">
        {conditions.slice(0, mostConditions).map(({ id, name }) => (
          <li key={id}>
            <Link className="chip" to={`/conditions/${id}`} dir="auto" lang={langOf(name)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {conditions.length > mostConditions && (
        <Link className="link-on unprinted" to="/conditions">
          {allConditions}
          <Icon name="arrow" />
        </Link>
      )}
    </section>
  );
}
