import { schedulingLinks } from '#contract/scheduling-links.ts';
import type { FreeTimes } from '#contract/times.ts';
import { notFound } from '#server/app-error.ts';
import { getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';

// Fields and extensions as https://build.fhir.org/ig/HL7/smart-scheduling-links (1.0.0-ballot) has them.

const locationId = 'clinic';
const scheduleId = 'physiotherapy';
/** 65 of the codes that HL7 suggests for services. */
const physiotherapy = {
  system: 'http://terminology.hl7.org/CodeSystem/service-type',
  code: '65',
  display: 'Physiotherapy',
};
/** Names of the link to book: HL7's, and the one before it, which other programs still look for. */
const deepLinks = ['http://hl7.org/fhir/uv/smart-scheduling-links', 'http://fhir-registry.smarthealthit.org'].map(
  (publisher) => `${publisher}/StructureDefinition/booking-deep-link`,
);

/** Publishes the free times that visitors see, and where to ask for one of them. */
export function mountSchedulingLinks(context: ResourceContext, listFreeTimes: () => Promise<FreeTimes>) {
  const { mount, db, clock } = context;
  const origin = context.siteUrl.origin;

  async function getClinic() {
    const clinic = await getPublicProfile(db);
    if (!clinic.offersTimes) throw notFound();
    return clinic;
  }

  mount(schedulingLinks.getManifest, async () => {
    const { address } = await getClinic();
    const { getManifest, listLocations, listSchedules, listSlots } = schedulingLinks;
    const files = [
      ['Location', listLocations],
      ['Schedule', listSchedules],
      ['Slot', listSlots],
    ] as const;
    return {
      transactionTime: new Date(clock()).toISOString(),
      request: origin + getManifest.path,
      output: files.map(([type, { path }]) => ({ type, url: origin + path, extension: { state: [address.region] } })),
      error: [],
    };
  });

  mount(schedulingLinks.listLocations, async () => {
    const { name, phone, address } = await getClinic();
    return [
      {
        resourceType: 'Location' as const,
        id: locationId,
        identifier: [{ system: origin, value: locationId }],
        name,
        telecom: [
          { system: 'phone' as const, value: phone },
          { system: 'url' as const, value: origin },
        ],
        address: {
          line: [address.street],
          city: address.locality,
          state: address.region,
          postalCode: address.postalCode,
          country: address.country,
        },
      },
    ];
  });

  mount(schedulingLinks.listSchedules, async () => {
    const { name } = await getClinic();
    const actor = [{ reference: `Location/${locationId}`, display: name }];
    return [{ resourceType: 'Schedule' as const, id: scheduleId, serviceType: [{ coding: [physiotherapy] }], actor }];
  });

  mount(schedulingLinks.listSlots, async () => {
    const { offered, minutes, days } = await listFreeTimes();
    if (!offered) throw notFound();
    return days
      .flatMap(({ times }) => times)
      .map((start) => {
        const seconds = Date.parse(start) / 1_000;
        const link = `${origin}/appointment?time=${seconds}`;
        return {
          resourceType: 'Slot' as const,
          id: String(seconds),
          schedule: { reference: `Schedule/${scheduleId}` },
          status: 'free' as const,
          start,
          end: new Date((seconds + minutes * 60) * 1_000).toISOString(),
          extension: deepLinks.map((url) => ({ url, valueUrl: link })),
        };
      });
  });
}
