import './about.css';
import { serverApi } from '#web/api/server-api.ts';
import room from '#web/art/room.svg?no-inline';
import { loadTexts, type PageWords, textsMeta } from '#web/page-texts.ts';
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
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';
import { Team } from './team.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => textsMeta(args, args.loaderData?.words);

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, { practitioners, address, openingHours }, closures] = await Promise.all([
    loadTexts(api, 'about'),
    api.clinic.get(),
    api.closures.list(),
  ]);
  const country = countryName(address.country);
  return { words, practitioners, country, openingHours, closures, hours: listHours(openingHours, closures) };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, practitioners, country, hours } = loaderData;
  return (
    <>
      <PageHead title={words.heading} />
      <Introduction words={words} />
      <VisionAndMission words={words} />
      {practitioners.length > 0 && <Team words={words} practitioners={practitioners} />}
      <FindUs words={words} country={country} hours={hours} />
      <BookingBand title={words.closing_title}>{words.closing_text} </BookingBand>
      <StructuredData
        describe={import.meta.env.SSR && ((site) => ({ ...describeClinic(site, loaderData), hasMap: site.clinic.map }))}
      />
    </>
  );
}

interface WithWords {
  words: PageWords<'about'>;
}

function Introduction({ words }: WithWords) {
  return (
    <div className="wrap about-introduction">
      <div>
        <p>{words.paragraph_1}</p>
        <p>{words.paragraph_2}</p>
        <p>{words.paragraph_3}</p>
        <p>{words.paragraph_4}</p>
      </div>
      <img
        src={room}
        width="1200"
        height="800"
        alt="Drawing of a treatment room with a couch, a window and an exercise ball"
        loading="eager"
      />
    </div>
  );
}

const [firstDegrees, lastDegrees] = [25, 150];

function VisionAndMission({ words }: WithWords) {
  const points = ([1, 2, 3, 4, 5, 6] as const).map((number) => words[`mission_${number}`]);
  const step = (lastDegrees - firstDegrees) / (points.length - 1);
  return (
    <section className="section band-pine about-mission" aria-labelledby="vision-and-mission">
      <div className="wrap vision-and-mission">
        <div>
          <h2 id="vision-and-mission">{words.mission_title}</h2>
          <p className="soft">{words.mission_lead}</p>
        </div>
        <ol>
          {points.map((point, index) => (
            <li key={index}>
              <Dial degrees={firstDegrees + index * step} label={index + 1} />
              {point}
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
      <div className="wrap find-us">
        <h2 id="find-us">{words.find_title}</h2>
        <address>
          <strong>{name}</strong>
          <span>{address.street}</span>
          <span>
            {address.locality}, {address.region} {address.postalCode}
          </span>
          <span>{country}</span>
          <a href={map} target="_blank" rel="noopener noreferrer">
            Open in a map<span className="visually-hidden"> (opens in a new tab)</span>
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
            <h3>{words.hours_title}</h3>
            <OpeningHoursList hours={hours} />
          </div>
        )}
      </div>
    </section>
  );
}
