import './about.css';
import { serverApi } from '#web/api/server-api.ts';
import room from '#web/art/room.svg?no-inline';
import { introduction, visionAndMission } from '#web/content/about.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { OpeningHoursList } from '#web/shell/opening-hours-list.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeClinic } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';
import { Team } from './team.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    'About Us',
    args,
    'Who we are and how we work: manual therapy, rehabilitation, posture correction, sports physiotherapy and injury prevention.',
  );

export async function loader({ context }: Route.LoaderArgs) {
  const { practitioners, address } = await serverApi(context).clinic.get();
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(address.country) ?? address.country;
  return { practitioners, country };
}

export default function About({ loaderData: { practitioners, country } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="About Us" />
      <Introduction />
      <VisionAndMission />
      {practitioners.length > 0 && <Team practitioners={practitioners} />}
      <FindUs country={country} />
      <BookingBand title="Come and meet us.">
        Send us a few details, and we get in touch to agree a day and a time.
      </BookingBand>
      <StructuredData describe={import.meta.env.SSR && describeClinic} />
    </>
  );
}

function Introduction() {
  return (
    <div className="wrap about-introduction">
      <div>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
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

function VisionAndMission() {
  const { lead, points } = visionAndMission;
  const step = (lastDegrees - firstDegrees) / (points.length - 1);
  return (
    <section className="section band-pine about-mission" aria-labelledby="vision-and-mission">
      <div className="wrap vision-and-mission">
        <div>
          <h2 id="vision-and-mission">Vision and Mission</h2>
          <p className="soft">{lead}</p>
        </div>
        <ol>
          {points.map((point, index) => (
            <li key={point}>
              <Dial degrees={firstDegrees + index * step} label={index + 1} />
              {point}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function FindUs({ country }: { country: string }) {
  const { name, address, openingHours } = useClinic();
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
          <CallLink />
        </address>
        {openingHours.length > 0 && (
          <div>
            <h3>Opening hours</h3>
            <OpeningHoursList />
          </div>
        )}
      </div>
    </section>
  );
}
