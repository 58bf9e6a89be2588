import './condition-page.css';
import type { Condition, ConditionEntry } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { today } from '#web/admin/list/clinic-clock.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { tickedTreatments } from '#web/booking/ticked-treatments.ts';
import { langOf } from '#web/content/lang-of.ts';
import { loadSigns } from '#web/content/load-signs.ts';
import { isUrgent, type ShownSign } from '#web/content/signs.tsx';
import { FirstFree } from '#web/first-free/first-free.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { listHours } from '#web/shell/opening-hours.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PrintedContact } from '#web/shell/printed-contact.tsx';
import { UrgentHelp } from '#web/shell/urgent-help.tsx';
import { describeCondition } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { splitParagraphs } from '#web/ui/paragraphs.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as conditionWords from '#words/conditions.ts';
import { allConditions, illustration } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { ConditionLinks } from '../condition-links.tsx';
import type { Route } from './+types/route.ts';
import { ConditionArticle, type ConditionWords, pickWords } from './condition-article.tsx';
import { AtAGlance } from './condition-parts.tsx';
// After the styles that it replaces on paper.
import './condition-print.css';

export function meta(args: Route.MetaArgs) {
  const condition = args.loaderData?.condition;
  if (!condition) return [];
  const { name, description, image } = condition;
  return pageMeta(name, args, conditionWords.description(excerpt(description, 120)), {
    picture: image && `uploads/conditions/${image}`,
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, condition, conditions, symptoms, clinic, closures] = await Promise.all([
    loadTexts(api, 'conditions'),
    foundOr404(api.conditions.get({ params: { id: params.id } })),
    loadOr<ConditionEntry[]>([], () => api.conditions.list()),
    loadOr<Symptom[]>([], () => api.symptoms.list({})),
    api.clinic.getPublic(),
    api.closures.listPublic(),
  ]);
  const signs = await loadSigns(api, condition.signs);
  const shown = new Set(condition.signs);
  return {
    signs,
    words: pickWords(words),
    condition: { ...condition, next_review_on: dayAhead(condition.next_review_on, clinic.timeZone) },
    symptoms: symptoms
      .filter(({ condition_ids }) => condition_ids.includes(condition.id))
      .map(({ name, urgent_help, signs: named }) => ({
        name,
        urgent_help,
        signs: named.filter((one) => !shown.has(one)),
      })),
    related: conditions.filter(isRelatedTo(condition)),
    treatments: clinic.offersTimes ? await tickedTreatments(api, condition.problem_id) : [],
    hours: listHours(clinic.openingHours, closures),
  };
}

/** Only the front desk learns of a review that is due. */
function dayAhead(day: string | null, timeZone: string) {
  return day && day >= today({ now: new Date(), timeZone }) ? day : null;
}

function isRelatedTo({ id, body_area }: ConditionEntry) {
  return (other: ConditionEntry) => other.id !== id && body_area !== null && other.body_area === body_area;
}

export default function ConditionPage({ loaderData }: Route.ComponentProps) {
  const { words, condition, signs, symptoms, related, treatments, hours } = loaderData;
  const [definition, ...introduction] = splitParagraphs(condition.description);
  return (
    <div className="condition-page">
      <ConditionHead
        words={words}
        condition={condition}
        signs={signs.filter(isUrgent)}
        definition={definition}
        treatments={treatments}
      />
      <div className="wrap with-aside stack page-end condition-body">
        <ConditionArticle
          words={words}
          condition={condition}
          signs={signs.filter((sign) => !isUrgent(sign))}
          introduction={introduction}
          symptoms={symptoms}
        />
        <AsideCard title={words.aside_title}>
          <p>{words.aside_text}</p>
          <BookLink condition={condition} look="secondary" />
          <FirstFree treatments={treatments} />
          <CallLink />
          <OpeningHoursList hours={hours} />
        </AsideCard>
      </div>
      <PrintedContact />
      {related.length > 0 && <RelatedConditions title={words.related_title} conditions={related} />}
      <StructuredData describe={import.meta.env.SSR && ((site) => describeCondition(condition, site))} />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage missing={{ sentence: conditionMessages.notFound, wayOn: { to: '/conditions', label: allConditions } }} />
  );
}

interface ConditionHeadProps {
  words: ConditionWords;
  condition: Condition;
  /** Signs that need help now. */
  signs: readonly ShownSign[];
  /** The first paragraph: what the condition is, in plain words. */
  definition: string | undefined;
  treatments: readonly string[] | undefined;
}

function ConditionHead({ words, condition, signs, definition, treatments }: ConditionHeadProps) {
  const { name, image, alt, urgent_help } = condition;
  const { offersTimes } = useClinic();
  const hasUrgentHelp = signs.length > 0 || Boolean(urgent_help);
  return (
    <div className="condition-head">
      <div className="wrap stack">
        <div>
          <Breadcrumb trail={[{ to: '/conditions', label: site.conditions }]} current={name} />
          <h1 dir="auto" lang={langOf(name)}>
            {name}
          </h1>
          {definition && (
            <p className="lead paragraph" dir="auto" lang={langOf(definition)}>
              {definition}
            </p>
          )}
          {hasUrgentHelp && <UrgentHelp title={words.urgent_title} signs={signs} text={urgent_help} />}
          <div className="actions">
            <BookLink condition={condition} look="primary" />
            <CallLink words={site.callUs} />
          </div>
          <FirstFree treatments={treatments} />
        </div>
        {image && (
          <div className="condition-picture unprinted">
            <Picture
              src={`/uploads/conditions/${image}`}
              alt={alt ?? illustration(name)}
              sizes="(min-width: 64em) 50vw, 100vw"
              isFirst
            />
          </div>
        )}
        <AtAGlance condition={condition} urgentTitle={hasUrgentHelp && words.urgent_title}>
          {offersTimes && <FirstFree treatments={treatments} />}
        </AtAGlance>
      </div>
    </div>
  );
}

function BookLink({ condition: { id, name }, look }: { condition: Condition; look: 'primary' | 'secondary' }) {
  return (
    <Link className={`button button-${look}`} to={`/appointment?condition=${id}`}>
      <span>
        <Sentence words={conditionWords.bookFor} fields={{ name: <bdi>{name}</bdi> }} />
      </span>
    </Link>
  );
}

/** Other conditions of the same body area. */
function RelatedConditions({ title, conditions }: { title: string; conditions: readonly ConditionEntry[] }) {
  return (
    <section className="section band-pine related-conditions unprinted" aria-labelledby="related">
      <div className="wrap stack">
        <div>
          <h2 id="related">{title}</h2>
          <Link className="link-on" to="/conditions">
            {allConditions}
            <Icon name="arrow" />
          </Link>
        </div>
        <ConditionLinks conditions={conditions} />
      </div>
    </section>
  );
}
