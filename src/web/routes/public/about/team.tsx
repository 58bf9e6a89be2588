import './team.css';
import { useId } from 'react';
import type { Practitioner } from '#contract/clinic.ts';
import noPortrait from '#web/art/no-portrait.svg?no-inline';
import type { PageWords } from '#web/page-texts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useOverlay } from '#web/ui/dialog/use-overlay.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

interface TeamProps {
  words: Pick<PageWords<'about'>, 'team_title' | 'team'>;
  practitioners: readonly Practitioner[];
}

export function Team({ words, practitioners }: TeamProps) {
  const { opened, open, close } = useOverlay();
  const selected = opened === undefined ? undefined : practitioners[opened];
  const mostYears = Math.max(...practitioners.map(({ yearsOfExperience }) => yearsOfExperience));
  return (
    <section className="section about-team" aria-labelledby="team">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="team">{words.team_title}</h2>
            <p className="lead">{words.team}</p>
          </div>
        </div>
        <ul className="team">
          {practitioners.map((practitioner, index) => {
            const id = `biography-${index + 1}`;
            return (
              <li key={id}>
                <TeamCard
                  practitioner={practitioner}
                  mostYears={mostYears}
                  biographyId={id}
                  onReadMore={() => open(index)}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {selected && <PractitionerOverlay practitioner={selected} onClose={close} />}
    </section>
  );
}

interface TeamCardProps {
  practitioner: Practitioner;
  /** Longest experience in the team. */
  mostYears: number;
  biographyId: string;
  onReadMore: () => void;
}

function TeamCard({ practitioner, mostYears, biographyId, onReadMore }: TeamCardProps) {
  const { name, qualification, registration, specialty, description, biography } = practitioner;
  return (
    <article className="team-card">
      <Portrait practitioner={practitioner} />
      <div className="team-card-text">
        <h3 dir="auto">{name}</h3>
        <p className="soft" dir="auto">
          {qualification}
        </p>
        {registration && (
          <p className="soft" dir="auto">
            {registration}
          </p>
        )}
        <p className="specialty" dir="auto">
          {specialty}
        </p>
        <p dir="auto">{description}</p>
        <Experience years={practitioner.yearsOfExperience} mostYears={mostYears} />
        <ReadMore name={name} biographyId={biographyId} onReadMore={onReadMore} />
        <div className="biography" id={biographyId}>
          <Paragraphs text={biography ?? description} />
        </div>
      </div>
    </article>
  );
}

const widestDegrees = 150;

/** The dial opens furthest for the practitioner with the most years. */
function Experience({ years, mostYears }: { years: number; mostYears: number }) {
  if (years === 0) return null;
  return (
    <p className="experience num">
      <Dial degrees={(years / mostYears) * widestDegrees} />
      {years === 1 ? '1 year' : `${years} years`} of experience
    </p>
  );
}

interface ReadMoreProps extends Pick<TeamCardProps, 'biographyId' | 'onReadMore'> {
  name: string;
}

/** A link to the text in the card until scripts run, then a button that opens the overlay. */
function ReadMore({ name, biographyId, onReadMore }: ReadMoreProps) {
  const words = (
    <span>
      Read More<span className="visually-hidden"> about {name}</span>
    </span>
  );
  const look = 'button button-secondary button-small';
  if (!useHydrated()) {
    return (
      <a className={look} href={`#${biographyId}`}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" className={look} aria-haspopup="dialog" onClick={onReadMore}>
      {words}
    </button>
  );
}

interface PractitionerOverlayProps {
  practitioner: Practitioner;
  onClose: () => void;
}

function PractitionerOverlay({ practitioner, onClose }: PractitionerOverlayProps) {
  const heading = useId();
  const { name, qualification, registration, specialty, description, biography } = practitioner;
  return (
    <Dialog labelledBy={heading} kind="wide" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="practitioner" aria-labelledby={heading} tabIndex={0}>
        <Portrait practitioner={practitioner} />
        <div className="practitioner-text">
          <h2 id={heading} dir="auto">
            {name}
          </h2>
          <p className="soft" dir="auto">
            {qualification}
          </p>
          {registration && (
            <p className="soft" dir="auto">
              {registration}
            </p>
          )}
          <p className="specialty" dir="auto">
            {specialty}
          </p>
          <Paragraphs text={biography ?? description} />
        </div>
      </section>
    </Dialog>
  );
}

const sizes = '(min-width: 48em) min(50vw, 36.5rem), 100vw';

/** A practitioner without a portrait gets a drawn figure. */
function Portrait({ practitioner: { name, image } }: { practitioner: Practitioner }) {
  if (!image) return <img className="portrait" src={noPortrait} width="900" height="1100" alt="" loading="lazy" />;
  return <Picture className="portrait" src={`/${image}`} alt={`Portrait of ${name}`} sizes={sizes} />;
}
