import './about.css';
import { serverApi } from '#web/api/server-api.ts';
import room from '#web/art/room.svg?no-inline';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts, type PageWords } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { countryName } from '#web/shell/contact.ts';
import { listHours } from '#web/shell/opening-hours.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { describeClinic } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';
import './team.css';
import '#web/ui/media/photo-frame.css';
import type { Practitioner } from '#contract/clinic.ts';
import noPortrait from '#web/art/no-portrait.svg?no-inline';
import { ClosedDialog } from '#web/ui/dialog/closed-dialog.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import * as aboutWords from '#words/about.ts';
import * as site from '#words/site.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, popup, { practitioners, address, openingHours }, closures] = await Promise.all([
    loadTexts(api, 'about'),
    loadFirstStep(api),
    api.clinic.getPublic(),
    api.closures.listPublic(),
  ]);
  const country = countryName(address.country);
  return { words, popup, practitioners, country, openingHours, closures, hours: listHours(openingHours, closures) };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, popup, practitioners, country, hours } = loaderData;
  return (
    <>
      <PageHead title={words.heading} />
      <Introduction words={words} />
      <VisionAndMission words={words} />
      {practitioners.length > 0 && <Team words={words} practitioners={practitioners} />}
      <FindUs words={words} country={country} hours={hours} />
      <BookingBand title={words.closing_title}>{words.closing_text}</BookingBand>
      <StructuredData
        describe={import.meta.env.SSR && ((site) => ({ ...describeClinic(site, loaderData), hasMap: site.clinic.map }))}
      />
      <StartDialog choices={popup} />
    </>
  );
}

interface WithWords {
  words: PageWords<'about'>;
}

function Introduction({ words }: WithWords) {
  return (
    <div className="wrap about-introduction stack page-end">
      <div>
        <p>
          <InItsLanguage text={words.paragraph_1} />
        </p>
        <p>
          <InItsLanguage text={words.paragraph_2} />
        </p>
        <p>
          <InItsLanguage text={words.paragraph_3} />
        </p>
        <p>
          <InItsLanguage text={words.paragraph_4} />
        </p>
      </div>
      <Drawing src={room} width="1200" height="800" alt={aboutWords.drawing} loading="eager" />
    </div>
  );
}

function VisionAndMission({ words }: WithWords) {
  const points = ([1, 2, 3, 4, 5, 6] as const).map((number) => words[`mission_${number}`]);
  return (
    <section className="section band-pine about-mission" aria-labelledby="vision-and-mission">
      <div className="wrap vision-and-mission grid">
        <div>
          <h2 id="vision-and-mission">
            <InItsLanguage text={words.mission_title} />
          </h2>
          <p className="soft">
            <InItsLanguage text={words.mission_lead} />
          </p>
        </div>
        <ol className="stack">
          {points.map((point, index) => (
            <li key={index}>
              <InItsLanguage text={point} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function FindUs({ words, country, hours }: Pick<Route.ComponentProps['loaderData'], 'words' | 'country' | 'hours'>) {
  const { name, address, map, otherPhones } = useClinic();
  return (
    <section className="section band about-contact" aria-labelledby="find-us">
      <div className="wrap find-us grid">
        <h2 id="find-us">
          <InItsLanguage text={words.find_title} />
        </h2>
        <address>
          <strong>{name}</strong>
          <span>{address.street}</span>
          <span>
            {address.locality}, {address.region} {address.postalCode}
          </span>
          <span>{country}</span>
          <a href={map} target="_blank" rel="noopener noreferrer">
            {site.openInMap}
            <span className="visually-hidden">{` ${site.opensInNewTab}`}</span>
          </a>
          <CallLink />
          {otherPhones.map(({ label, number }, index) => (
            <span key={index}>
              <bdi>{label}</bdi> <PhoneLink number={number} />
            </span>
          ))}
        </address>
        {hours.length > 0 && (
          <div>
            <h3>
              <InItsLanguage text={words.hours_title} />
            </h3>
            <OpeningHoursList hours={hours} />
          </div>
        )}
      </div>
    </section>
  );
}

interface TeamProps {
  words: Pick<PageWords<'about'>, 'team_title' | 'team'>;
  practitioners: readonly Practitioner[];
}

function Team({ words, practitioners }: TeamProps) {
  const mostYears = Math.max(...practitioners.map(({ yearsOfExperience }) => yearsOfExperience));
  return (
    <section className="section about-team" aria-labelledby="team" data-part="dialogs">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="team">
              <InItsLanguage text={words.team_title} />
            </h2>
            <p className="lead">
              <InItsLanguage text={words.team} />
            </p>
          </div>
        </div>
        <ul className="team grid">
          {practitioners.map((practitioner, index) => (
            <li key={index}>
              <TeamCard practitioner={practitioner} mostYears={mostYears} number={index + 1} />
            </li>
          ))}
        </ul>
      </div>
      {practitioners.map((practitioner, index) => (
        <PractitionerDialog key={index} practitioner={practitioner} number={index + 1} />
      ))}
    </section>
  );
}

interface TeamCardProps {
  practitioner: Practitioner;
  /** Longest experience in the team. */
  mostYears: number;
  number: number;
}

function TeamCard({ practitioner, mostYears, number }: TeamCardProps) {
  const { name, description, biography } = practitioner;
  return (
    <article className="team-card card">
      <div className="photo-frame">
        <Portrait practitioner={practitioner} />
      </div>
      <div className="team-card-text">
        <h3 dir="auto" lang={langOf(name)}>
          {name}
        </h3>
        <Qualification {...practitioner} />
        <p dir="auto" lang={langOf(description)}>
          {description}
        </p>
        <Experience years={practitioner.yearsOfExperience} mostYears={mostYears} />
        <ReadMore name={name} number={number} />
        <div className="biography" id={`biography-${number}`}>
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
      {aboutWords.experience(years)}
    </p>
  );
}

/** Opens the dialog; without scripts it leads to the text in the card. */
function ReadMore({ name, number }: { name: string; number: number }) {
  return (
    <a
      className="button button-secondary button-small unprinted"
      href={`#biography-${number}`}
      data-held=""
      data-opens={`practitioner-${number}`}
    >
      <span>
        {aboutWords.readMore}
        <span className="visually-hidden">{aboutWords.aboutWhom(name)}</span>
      </span>
    </a>
  );
}

function PractitionerDialog({ practitioner, number }: Pick<TeamCardProps, 'practitioner' | 'number'>) {
  const heading = `practitioner-${number}-name`;
  const { name, description, biography } = practitioner;
  return (
    <ClosedDialog id={`practitioner-${number}`} labelledBy={heading}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="practitioner" aria-labelledby={heading} tabIndex={0}>
        <Portrait practitioner={practitioner} />
        <div className="practitioner-text">
          <h2 id={heading} dir="auto" lang={langOf(name)}>
            {name}
          </h2>
          <Qualification {...practitioner} />
          <Paragraphs text={biography ?? description} />
        </div>
      </section>
    </ClosedDialog>
  );
}

function Qualification({ qualification, registration, specialty }: Practitioner) {
  return (
    <>
      <p className="soft" dir="auto" lang={langOf(qualification)}>
        {qualification}
      </p>
      {registration && (
        <p className="soft" dir="auto" lang={langOf(registration)}>
          {registration}
        </p>
      )}
      <p className="specialty" dir="auto" lang={langOf(specialty)}>
        {specialty}
      </p>
    </>
  );
}

const sizes = '(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw';

/** A practitioner without a portrait gets a drawn figure. */
function Portrait({ practitioner: { name, image } }: { practitioner: Practitioner }) {
  if (!image) return <Drawing className="portrait" src={noPortrait} width="900" height="1100" alt="" loading="lazy" />;
  return (
    <Picture className="portrait" src={`/${image}`} alt={aboutWords.portraitOf(name)} sizes={sizes} aspect="4x5" />
  );
}
