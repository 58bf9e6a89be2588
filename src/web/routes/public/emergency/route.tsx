// See docs/decisions/0041-safety-before-booking.md.

import './emergency.css';
import { data } from 'react-router';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { Signs, toShownSign } from '#web/content/signs.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { LastReview } from '#web/shell/last-review.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { canWait } from '#words/pages.ts';
import * as site from '#words/site.ts';
import type { Route } from './+types/route.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, signs] = await Promise.all([loadTexts(api, 'emergency'), loadOr(null, () => api.signs.listPublic())]);
  const shown = (signs ?? []).map(toShownSign);
  // 503 keeps a page without its list out of the page cache.
  return data({ words, signs: shown }, signs ? 200 : 503);
}

/** All signs of the table, the most urgent first. */
export default function Emergency({ loaderData: { words, signs } }: Route.ComponentProps) {
  const clinic = useClinic();
  return (
    <>
      <PageHead title={words.heading}>
        <p className="lead">
          <InItsLanguage text={fillHelpLines(words.lead, clinic)} />
        </p>
        <div className="actions unprinted">
          <PhoneLink className="button button-danger num" number={clinic.emergencyNumber} words={site.call} />
        </div>
      </PageHead>
      <div className="wrap page-end">
        <article className="emergency-signs stack">
          <Signs signs={signs} heading="h2" />
          <footer className="note">
            <p>
              <InItsLanguage text={words.small_print} />
            </p>
            <LastReview reviewed_on={null} reviewed_by={null} />
          </footer>
          <p>{canWait}</p>
          <CallLink words={site.callUs} />
        </article>
      </div>
    </>
  );
}
