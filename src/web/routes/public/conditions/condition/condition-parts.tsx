import './condition-parts.css';
import type { ReactNode } from 'react';
import type { Condition, Exercise } from '#contract/conditions.ts';
import { langOf } from '#web/content/lang-of.ts';
import { linesOf, titledLine } from '#web/content/lines.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import * as words from '#words/conditions.ts';
import { illustration } from '#words/pages.ts';

// Parts of a condition that the clinic may fill in.

interface AtAGlanceProps {
  condition: Condition;
  urgentTitle: string | false;
  /** The line with the first free time, where visitors choose times. */
  children: ReactNode;
}

/** How long it takes, what helps and when to worry, from what is entered, and when the first visit could be. */
export function AtAGlance({ condition, urgentTitle, children }: AtAGlanceProps) {
  const { course, do_lines } = condition;
  const lines = linesOf(course ?? '').map(titledLine);
  const outcome = lines.findLast(({ title }) => title) ?? lines[0];
  const helps = linesOf(do_lines ?? '').slice(0, 3);
  if (!outcome && helps.length === 0 && !children) return null;
  return (
    <section className="at-a-glance card" aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">{words.atAGlance}</h2>
      <dl>
        {outcome && (
          <div>
            <dt>{words.howLong}</dt>
            <dd dir="auto" lang={langOf(outcome.words)}>
              {outcome.title && <strong>{outcome.title}: </strong>}
              {outcome.words}
            </dd>
          </div>
        )}
        {helps.length > 0 && (
          <div>
            <dt>{words.whatHelps}</dt>
            {helps.map((line) => (
              <dd key={line} dir="auto" lang={langOf(line)}>
                {line}
              </dd>
            ))}
          </div>
        )}
        {urgentTitle && (
          <div>
            <dt>{words.whenToWorry}</dt>
            <dd>
              <a href="#urgent-help">{urgentTitle}</a>
            </dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}

/** Stages on an arc that rises, and other lines as paragraphs. */
export function Course({ text }: { text: string }) {
  const lines = linesOf(text).map(titledLine);
  const stages = lines.filter(({ title }) => title);
  return (
    <>
      {stages.length > 0 && (
        <div className="course">
          <RecoveryArc stages={stages.length} />
          <ol className="stack">
            {stages.map((stage, index) => (
              <li key={index} dir="auto" lang={langOf(stage.words)}>
                <strong>{stage.title}</strong> {stage.words}
              </li>
            ))}
          </ol>
        </div>
      )}
      {lines.map(
        (line) =>
          !line.title && (
            <p key={line.words} dir="auto" lang={langOf(line.words)}>
              {line.words}
            </p>
          ),
      )}
    </>
  );
}

/** Units of the drawing. */
const arc = { width: 600, height: 84, base: 100 };

/** A quarter of an ellipse, with a dot above the middle of each stage. */
function RecoveryArc({ stages }: { stages: number }) {
  const { width, height, base } = arc;
  const places = Array.from({ length: stages }, (_, index) => ((index + 0.5) / stages) * width);
  const path = `M0 ${base}A${width} ${height} 0 0 1 ${width} ${base - height}`;
  return (
    <svg className="recovery-arc" viewBox={`0 0 ${width} 112`} aria-hidden="true">
      <path className="recovery-ticks" d={path} />
      <path className="recovery-line" d={path} />
      {places.map((x) => (
        <circle key={x} cx={x} cy={base - height * Math.sqrt(1 - ((width - x) / width) ** 2)} r="9" />
      ))}
      {/* Uncovers the arc from its start. */}
      <rect className="recovery-cover" x="-12" width="624" height="112" data-from="none" />
    </svg>
  );
}

/** Points with a tick each. */
export function Points({ text, icon = 'check' }: { text: string; icon?: 'check' | 'close' }) {
  return (
    <ul className="points-list stack">
      {linesOf(text).map((line) => (
        <li key={line} dir="auto" lang={langOf(line)}>
          <Icon name={icon} />
          {line}
        </li>
      ))}
    </ul>
  );
}

export function Advice({ condition: { do_lines, avoid_lines } }: { condition: Condition }) {
  return (
    <div className="advice stack">
      {do_lines && (
        <div>
          <h3>{words.doThis}</h3>
          <Points text={do_lines} />
        </div>
      )}
      {avoid_lines && (
        <div className="advice-avoid">
          <h3>{words.avoid}</h3>
          <Points text={avoid_lines} icon="close" />
        </div>
      )}
    </div>
  );
}

export function Exercises({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <ol className="exercises stack">
      {exercises.map(({ title, instructions, how_often, stop_if, image }, index) => (
        <li key={index} className="card">
          {image && (
            <Picture
              src={`/uploads/conditions/${image}`}
              alt={illustration(title)}
              sizes="(min-width: 64em) 24rem, 100vw"
            />
          )}
          <div>
            <h3 dir="auto" lang={langOf(title)}>
              {title}
            </h3>
            <Paragraphs text={instructions} />
            {how_often && (
              <p dir="auto">
                <strong>{words.howOften}</strong> <span lang={langOf(how_often)}>{how_often}</span>
              </p>
            )}
            {stop_if && (
              <p className="stop-if" dir="auto">
                <Icon name="alert" />
                <span>
                  <strong>{words.stopIf}</strong> <span lang={langOf(stop_if)}>{stop_if}</span>
                </span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
