import './body-finder.css';
import type { BodyArea } from '#contract/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import figure from '#web/art/body-finder.svg?no-inline';
import { UrgentLines } from '#web/search/urgent-lines.tsx';
import { BookingActions } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
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
        <h2 id="choose-area">Choose the part of your body</h2>
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
          <p>We have not written about this part of the body yet. Ask us: we can tell you who can help.</p>
          {!problem && <BookingActions />}
        </>
      ) : (
        <>
          <h4>Conditions</h4>
          <ConditionLinks conditions={conditions} />
        </>
      )}
      {symptoms.length > 0 && (
        <>
          <h4>Symptoms</h4>
          <ul className="body-areas cluster">
            {symptoms.map((name) => (
              <li key={name}>
                <Link className="chip" to={`/search?${new URLSearchParams({ q: name })}`} dir="auto">
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
            {problem ? `Book for ${inSentence(problem.name)}` : 'Book an appointment'}
          </Link>
          <CallLink words={site.callUs} />
        </div>
      )}
    </div>
  );
}

/** 'Knee pain' as 'knee pain', but 'TMJ pain' as it is. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
