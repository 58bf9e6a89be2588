import '#web/figure/area-card.css';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import { langOf } from '#web/content/lang-of.ts';
import { addressOfArea } from '#web/figure/address-of-area.ts';
import { describeArea } from '#web/figure/describe-joint.ts';
import { FirstFree } from '#web/first-free/first-free.tsx';
import { UrgentLines } from '#web/search/urgent-lines.tsx';
import { BookingActions } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/conditions.ts';
import { symptoms as symptomsTitle } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { ConditionLinks } from './condition-links.tsx';
import type { FoundInArea } from './in-area.ts';

/** Rows for which a card beside the figure has room: see `figure-slide.css`. */
const most = 5;

/** When to get help, our pages about an area, and the way to book. */
export function AreaCard({ area, urgent, conditions, symptoms, problem }: FoundInArea) {
  return (
    <>
      {/* The browser gives it the focus, so reading goes on here after another area is chosen. */}
      <h3 id="found" tabIndex={-1}>
        {bodyAreaNames[area]}
      </h3>
      <p className="area-range num">{describeArea(area)}</p>
      <div className="area-found">
        {urgent.length > 0 && <UrgentLines lines={urgent} />}
        {conditions.length === 0 ? (
          <>
            <p>{words.nothingWritten}</p>
            {!problem && <BookingActions />}
          </>
        ) : (
          <>
            <h4>{site.conditions}</h4>
            <div className={conditions.length > most ? 'area-many' : undefined}>
              <ConditionLinks conditions={conditions} />
              <Link className="area-all link-on" to={addressOfArea(area)}>
                {words.allOf(conditions.length)}
              </Link>
            </div>
          </>
        )}
        {symptoms.length > 0 && (
          <div className="area-symptoms">
            <h4>{symptomsTitle}</h4>
            <ul className="cluster">
              {symptoms.map((name) => (
                <li key={name}>
                  <Link
                    className="chip"
                    to={`/search?${new URLSearchParams({ q: name })}`}
                    dir="auto"
                    lang={langOf(name)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {(problem || conditions.length > 0) && (
        <div className="area-actions">
          <div className="actions">
            <Link
              className="button button-primary"
              to={problem ? `/appointment?problem=${problem.id}` : '/appointment'}
              dir="auto"
            >
              {problem ? (
                <Sentence words={words.bookFor} fields={{ name: words.inSentence(problem.name) }} />
              ) : (
                site.bookAnAppointment
              )}
            </Link>
            <CallLink words={site.callUs} />
          </div>
          <FirstFree treatments={problem?.treatments} />
        </div>
      )}
    </>
  );
}
