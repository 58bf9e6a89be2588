import { useState } from 'react';
import * as applicationMessages from '#contract/messages/applications.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { langOf } from '#web/content/lang-of.ts';
import { answerPost } from '#web/forms/answer-post.ts';
import { submitVisitorForm } from '#web/forms/define-form.ts';
import { postedIn } from '#web/forms/form-data.ts';
import { loadFormToken } from '#web/forms/form-token.ts';
import { loadTexts } from '#web/page-texts.ts';
import { Arrived } from '#web/routes/public/form-page.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import * as careerWords from '#words/career.ts';
import { allOpenings } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { ClosingDay, Experience } from '../opening-parts.tsx';
import type { Route } from './+types/route.ts';
import { ApplicationForm, applicationApi, applicationTo } from './application-form.tsx';

export { OpeningError as ErrorBoundary } from '../opening-parts.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [opening, words, notice, formToken] = await Promise.all([
    foundOr404(api.careers.getPublic({ params: { id: params.id } })),
    loadTexts(api, 'career'),
    loadOr(null, () => api.texts.formNotice()),
    loadFormToken(api),
  ]);
  return { opening, words, notice, formToken };
}

export const action = (args: Route.ActionArgs) => answerPost(applicationTo(args.params.id), args);
export const clientAction = ({ params, request }: Route.ClientActionArgs) =>
  submitVisitorForm(applicationTo(params.id), applicationApi, request);

/** No description: search engines show the page of the opening instead. */
export const meta = (args: Route.MetaArgs) =>
  args.loaderData ? pageMeta(careerWords.applyFor(args.loaderData.opening.position), args) : [];

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { opening, words, notice } = loaderData;
  const posted = postedIn(actionData);
  const [saved, setSaved] = useState(posted?.result.kind === 'saved' ? posted.result.saved : undefined);
  if (saved)
    return (
      <Arrived title={applicationMessages.sent}>
        <PageHead title={applicationMessages.sent}>
          <p className="lead">{words.thanks_lead}</p>
          <div className="actions">
            <Link className="button button-secondary" to="/career">
              {allOpenings}
            </Link>
          </div>
        </PageHead>
      </Arrived>
    );
  return (
    <>
      <PageHead
        title={words.opening_title}
        lead={words.form_lead}
        breadcrumb={
          <Breadcrumb
            trail={[
              { to: '/career', label: site.career },
              { to: `/career/${opening.id}`, label: careerWords.opening },
            ]}
            current={careerWords.apply}
          />
        }
      />
      <div className="wrap form-page stack page-end">
        <div className="form-card">
          <ApplicationForm
            opening={opening}
            formToken={posted?.formToken ?? loaderData.formToken}
            notice={notice}
            posted={posted}
            onSaved={setSaved}
          />
        </div>
        <aside className="next-steps stack" aria-labelledby="about-opening">
          <h2 id="about-opening" dir="auto" lang={langOf(opening.position)}>
            {opening.position}
          </h2>
          <Experience years={opening.experience} />
          <ClosingDay day={opening.closes_on} />
          <Link className="link-on" to={`/career/${opening.id}`}>
            {careerWords.readAgain}
          </Link>
          <CallLink />
        </aside>
      </div>
    </>
  );
}
