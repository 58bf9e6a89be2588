import { serverApi } from '#web/api/server-api.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeClinic } from '#web/structured-data/clinic.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';
import { FindUs } from './find-us.tsx';
import { Introduction } from './introduction.tsx';
import { Team } from './team.tsx';
import { VisionAndMission } from './vision-and-mission.tsx';

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
