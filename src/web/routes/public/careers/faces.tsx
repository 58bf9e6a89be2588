import './faces.css';
import type { Practitioner } from '#contract/clinic.ts';
import noPortrait from '#web/art/no-portrait.svg?no-inline';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';
import type { PageWords } from '#web/page-texts.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/career.ts';

export type Face = Pick<Practitioner, 'name' | 'specialty' | 'image'>;

const most = 6;

/** People of the team whom the website shows. */
export const facesOf = (practitioners: readonly Practitioner[]): Face[] =>
  practitioners.slice(0, most).map(({ name, specialty, image }) => ({ name, specialty, image }));

/** The people an applicant would work with. */
export function Faces({ team }: { team: readonly Face[] }) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="faces">
      <h2 id="faces">{words.whoYouWorkWith}</h2>
      <ul className="faces">
        {team.map(({ name, specialty, image }) => (
          <li key={name}>
            {image ? (
              <Picture className="face" src={`/${image}`} alt="" sizes="4.5rem" aspect="1x1" />
            ) : (
              <Drawing className="face" src={noPortrait} width="900" height="1100" alt="" loading="lazy" />
            )}
            <div>
              <strong dir="auto">{name}</strong>
              <span className="note" dir="auto" lang={langOf(specialty)}>
                {specialty}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const degreesPerStep = 50;

/** Describes what happens to an application, step by step, in the clinic's own words. */
export function HowWeChoose({ title, steps }: { title: string; steps: PageWords<'career'>['steps'] }) {
  return (
    <section aria-labelledby="how-we-choose">
      <h2 id="how-we-choose">
        <InItsLanguage text={title} />
      </h2>
      <ol className="how-we-choose">
        {steps.map((step, index) => (
          <li key={step.title}>
            <Dial degrees={(index + 1) * degreesPerStep} label={index + 1} />
            <div>
              <strong>
                <InItsLanguage text={step.title} />
              </strong>
              <p>
                <InItsLanguage text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
