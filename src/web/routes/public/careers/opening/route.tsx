import './opening.css';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import * as careerMessages from '#contract/messages/careers.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { serverApi } from '#web/api/server-api.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeOpening } from '#web/structured-data/job-posting.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { ClosingDay } from '../closing-day.tsx';
import { Experience } from '../experience.tsx';
import type { Route } from './+types/route.ts';
import { Apply } from './apply.tsx';

export function meta(args: Route.MetaArgs) {
  const opening = args.loaderData;
  return opening ? pageMeta(opening.position, args, excerpt(opening.description)) : [];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return foundOr404(serverApi(context).careers.get({ params: { id: params.id } }));
}

export default function OpeningPage({ loaderData: opening }: Route.ComponentProps) {
  const { position, experience, description, closes_on } = opening;
  return (
    <>
      <PageHead
        title={position}
        breadcrumb={<Breadcrumb trail={[{ to: '/career', label: 'Career' }]} current={position} />}
      >
        <Experience years={experience} />
        <ClosingDay day={closes_on} />
      </PageHead>
      <div className="wrap with-aside">
        <div className="opening-text">
          <Paragraphs text={description} />
          <Link className="link-on" to="/career">
            See all openings
            <Icon name="arrow" />
          </Link>
        </div>
        <Apply position={position} />
      </div>
      <StructuredData describe={import.meta.env.SSR && ((site) => describeOpening(opening, site))} />
    </>
  );
}

/** The API says whether it is closed or was never there. */
export function ErrorBoundary() {
  const error = useRouteError();
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  const sentence = told || careerMessages.notFound;
  return <ErrorPage missing={{ sentence, wayOn: { to: '/career', label: 'See all openings' } }} />;
}
