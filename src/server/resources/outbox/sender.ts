import type { Mailer } from '#server/mail/mailer.ts';
import type { ResourceContext } from '../resource.ts';
import type { VisitRow } from '../visits/visits.queries.ts';
import type { startOffer } from '../wait-list/offers.service.ts';
import type { Deliverer } from '../webhooks/deliver.ts';

export interface Sender extends Pick<ResourceContext, 'db' | 'clock' | 'sharedTime' | 'patientLinks' | 'siteUrl'> {
  /** Undefined without a mail server. */
  mailer: Mailer | undefined;
  deliverer?: Deliverer;
}

export interface Prepared {
  mail?: Omit<Parameters<Mailer['send']>[0], 'id'>;
  /** To a patient without an e-mail address. */
  note?: { phone: string; text: string };
  /** Visits of which the patient knows from then on, as the mail says. */
  visits: readonly VisitRow[];
  /** The time that is held for the patient. */
  offer?: Awaited<ReturnType<typeof startOffer>>;
}
