// See docs/decisions/0041-safety-before-booking.md.

import './treatment.css';
import { redirect } from 'react-router';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { countryLines } from '#contract/plain/countries.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { grades, type TreatmentText, treatmentTexts } from '#contract/plain/treatment-texts.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { serverApi } from '#web/api/server-api.ts';
import { langOf } from '#web/content/lang-of.ts';
import { loadSigns } from '#web/content/load-signs.ts';
import { Signs } from '#web/content/signs.tsx';
import { Sources } from '#web/content/sources.tsx';
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
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { allTreatments, whenToGetHelp } from '#words/pages.ts';
import * as site from '#words/site.ts';
import * as treatmentWords from '#words/treatments.ts';
import type { Route } from './+types/route.ts';

export function meta(args: Route.MetaArgs) {
  const treatment = args.loaderData?.treatment;
  if (!treatment) return [];
  const { treatment_description: name, what, helps } = treatment;
  const said = [what, helps].filter(Boolean).join(' ') || treatmentWords.whatToExpect;
  return pageMeta(name, args, excerpt(treatmentWords.description(name, said)));
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, treatment, clinic, closures] = await Promise.all([
    loadTexts(api, 'treatments'),
    foundOr404(api.treatments.getPage({ params: { slug } })),
    api.clinic.getPublic(),
    api.closures.listPublic(),
  ]);
  if (treatment.slug !== slug) throw redirect(`/treatments/${encodeURIComponent(treatment.slug)}`, 301);
  const { urgent, small_print, aside_title, aside_text } = fillHelpLines(words, {
    ...clinic,
    ...countryLines(clinic.address.country),
  });
  return {
    signs: await loadSigns(api, treatment.signs),
    words: { urgent, small_print, aside_title, aside_text },
    treatment,
    hours: listHours(clinic.openingHours, closures),
  };
}

/** The parts of the page that are entered, in reading order. What it is stands in the head. */
const parts = ['happens', 'helps', 'evidence'] as const satisfies readonly TreatmentText[];

export default function TreatmentPage({ loaderData: { words, treatment, signs, hours } }: Route.ComponentProps) {
  const { treatment_description: name, what, minutes, price_label, not_if, sources, grade } = treatment;
  // The page must not sell what it advises against: the form then opens without a treatment.
  const talkFirst = grade === 'advised-against';
  const clinic = useClinic();
  const bookLink = (look: 'primary' | 'secondary') => (
    <Link
      className={`button button-${look}`}
      to={talkFirst ? '/appointment' : `/appointment?treatment=${treatment.treatment_id}`}
    >
      {talkFirst ? treatmentMessages.talkFirst : treatmentWords.bookThis}
    </Link>
  );
  return (
    <>
      <PageHead
        title={name}
        breadcrumb={<Breadcrumb trail={[{ to: '/treatments', label: site.treatments }]} current={name} />}
        lead={
          what && (
            <span dir="auto" lang={langOf(what)}>
              {what}
            </span>
          )
        }
      >
        <div className="treatment-urgent row">
          <Icon name="alert" />
          <div>
            <HelpText text={words.urgent} />
          </div>
          <PhoneLink className="link-call num" number={clinic.emergencyNumber} words={site.call} />
        </div>
        <p className="treatment-facts num">
          {[treatmentWords.minutes(minutes), price_label].filter(Boolean).join(' · ')}
        </p>
        <div className="actions unprinted">
          {bookLink('primary')}
          <CallLink words={site.callUs} />
        </div>
      </PageHead>
      <div className="wrap with-aside stack page-end">
        <article className="treatment-text">
          {signs.length > 0 && (
            <section>
              <h2>{whenToGetHelp}</h2>
              <Signs signs={signs} />
            </section>
          )}
          {parts.map((part) => (
            <Part
              key={part}
              title={treatmentTexts[part].label}
              text={treatment[part]}
              {...(part === 'evidence' && grade && { lead: grades[grade] })}
            />
          ))}
          <Part title={treatmentWords.whenNotTo} text={not_if} />
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
              {clinic.name}, <bdi>{clinic.phone}</bdi>, {clinic.email}
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

function Part({ title, lead, text }: { title: string; lead?: string; text: string | null }) {
  if (!text && !lead) return null;
  return (
    <section>
      <h2>{title}</h2>
      {lead && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      {text && <Paragraphs text={text} />}
    </section>
  );
}
