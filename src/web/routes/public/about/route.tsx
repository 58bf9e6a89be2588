import './about.css';
import type { PageTexts } from '#contract/text-fields.ts';
import { serverApi } from '#web/api/server-api.ts';
import room from '#web/art/room.svg?no-inline';
import { loadTexts, textsMeta } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { listHours } from '#web/shell/opening-hours.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
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
  const [words, { practitioners, address, mapLink, openingHours }, closures] = await Promise.all([
    loadTexts(api, 'about'),
    api.clinic.get(),
    api.closures.list(),
  ]);
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(address.country) ?? address.country;
  const map = mapLink ?? lookUp([address.street, address.locality, address.region, address.postalCode, country]);
  return { words, practitioners, country, map, openingHours, closures, hours: listHours(openingHours, closures) };
}

/** Opens the visitor's maps app where there is one. */
function lookUp(address: readonly string[]) {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.join(', ') })}`;
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, practitioners, country, map, hours } = loaderData;
  return (
    <>
      <PageHead title="About Us" />
      <Introduction words={words} />
      <VisionAndMission words={words} />
      {practitioners.length > 0 && <Team line={words.team} practitioners={practitioners} />}
      <FindUs {...{ country, map, hours }} />
      <BookingBand title={words.closing_title}>{words.closing_text} </BookingBand>
      <StructuredData
        describe={import.meta.env.SSR && ((site) => ({ ...describeClinic(site, loaderData), hasMap: map }))}
      />
    </>
  );
}

interface WithWords {
  words: PageTexts<'about'>;
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
          <h2 id="vision-and-mission">Vision and Mission</h2>
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

function FindUs({ country, map, hours }: Pick<Route.ComponentProps['loaderData'], 'country' | 'map' | 'hours'>) {
  const { name, address } = useClinic();
  return (
    <section className="section band about-contact" aria-labelledby="find-us">
      <div className="wrap find-us">
        <h2 id="find-us">Where to find us</h2>
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
        </address>
        {hours.length > 0 && (
          <div>
            <h3>Opening hours</h3>
            <OpeningHoursList hours={hours} />
          </div>
        )}
      </div>
    </section>
  );
}
