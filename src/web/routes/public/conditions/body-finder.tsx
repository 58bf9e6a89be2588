import './body-finder.css';
import type { BodyArea } from '#contract/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import figure from '#web/art/body-finder.svg?no-inline';
import { langOf } from '#web/content/lang-of.ts';
import { UrgentLines } from '#web/search/urgent-lines.tsx';
import { BookingActions } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/conditions.ts';
import { partOfBody, symptoms as symptomsTitle } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { ConditionLinks } from './condition-links.tsx';
import type { FoundInArea } from './in-area.ts';

const areas = Object.entries(bodyAreaNames) as [BodyArea, string][];
const addressOf = (area: BodyArea) => `/conditions?area=${area}#found`;

/** The list of areas is for everyone; the figure repeats it for those who see and point. */
export function BodyFinder({ found }: { found: FoundInArea | undefined }) {
  return (
    <section className="body-finder wrap grid" id="body-finder" aria-labelledby="choose-area">
      <div className="body-figure unprinted" aria-hidden="true">
        <img src={figure} width="440" height="500" alt="" loading="lazy" />
        {areas.map(([area]) => (
          <Link
            key={area}
            className={`body-spot body-spot-${area} ${area === found?.area ? 'body-spot-chosen' : ''}`}
            to={addressOf(area)}
            tabIndex={-1}
          />
        ))}
      </div>
      <div>
        <h2 id="choose-area">{partOfBody}</h2>
        <ul className="body-areas cluster">
          {areas.map(([area, name]) => (
            <li key={area}>
              <Link className="chip" to={addressOf(area)} aria-current={area === found?.area ? 'true' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {found && <Found {...found} />}
      </div>
    </section>
  );
}

function Found({ area, urgent, conditions, symptoms, problem }: FoundInArea) {
  return (
    <div className="body-found">
      {/* The browser gives it the focus, so reading goes on here after another area is chosen. */}
      <h3 id="found" tabIndex={-1}>
        {bodyAreaNames[area]}
      </h3>
      {urgent.length > 0 && <UrgentLines lines={urgent} />}
      {conditions.length === 0 ? (
        <>
          <p>{words.nothingWritten}</p>
          {!problem && <BookingActions />}
        </>
      ) : (
        <>
          <h4>{site.conditions}</h4>
          <ConditionLinks conditions={conditions} />
        </>
      )}
      {symptoms.length > 0 && (
        <>
          <h4>{symptomsTitle}</h4>
          <ul className="body-areas cluster">
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
        </>
      )}
      {(problem || conditions.length > 0) && (
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
      )}
    </div>
  );
}
