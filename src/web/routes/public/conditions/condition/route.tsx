import type { ConditionEntry } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeCondition } from '#web/structured-data/medical-page.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { splitParagraphs } from '#web/ui/paragraphs.tsx';
import type { Route } from './+types/route.ts';
import { BookingAside } from './booking-aside.tsx';
import { ConditionArticle } from './condition-article.tsx';
import { ConditionHead } from './condition-head.tsx';
import { RelatedConditions } from './related-conditions.tsx';

export function meta(args: Route.MetaArgs) {
  const condition = args.loaderData?.condition;
  if (!condition) return [];
  const picture = condition.image && `/uploads/conditions/${condition.image}`;
  return pageMeta(condition.name, args, excerpt(condition.description), { picture });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [condition, conditions, symptoms] = await Promise.all([
    foundOr404(api.conditions.get({ params: { id: params.id } })),
    loadOr<ConditionEntry[]>([], () => api.conditions.list()),
    loadOr<Symptom[]>([], () => api.symptoms.list()),
  ]);
  return {
    condition,
    symptoms: symptoms.filter(({ condition_ids }) => condition_ids.includes(condition.id)),
    related: conditions.filter(isRelatedTo(condition)),
  };
}

function isRelatedTo({ id, body_area }: ConditionEntry) {
  return (other: ConditionEntry) => other.id !== id && body_area !== null && other.body_area === body_area;
}

export default function ConditionPage({ loaderData: { condition, symptoms, related } }: Route.ComponentProps) {
  const [definition, ...introduction] = splitParagraphs(condition.description);
  return (
    <>
      <ConditionHead condition={condition} definition={definition} />
      <div className="wrap with-aside">
        <ConditionArticle
          condition={condition}
          introduction={introduction}
          symptoms={symptoms.map(({ name }) => name)}
        />
        <BookingAside />
      </div>
      {related.length > 0 && <RelatedConditions conditions={related} />}
      <StructuredData describe={import.meta.env.SSR && ((site) => describeCondition(condition, site))} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      missing={{ sentence: conditionMessages.notFound, wayOn: { to: '/conditions', label: 'See all conditions' } }}
    />
  );
}
