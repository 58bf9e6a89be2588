import type { Mailer } from '#server/mail/mailer.ts';
import type { ResourceContext } from '../resource.ts';
import type { VisitRow } from '../visits/visits.queries.ts';

export interface Sender extends Pick<ResourceContext, 'db' | 'clock' | 'patientLinks' | 'siteUrl'> {
  mailer: Mailer;
}

export interface Prepared {
  mail: Omit<Parameters<Mailer['send']>[0], 'id'>;
  /** Visits of which the patient knows from then on, as the mail says. */
  visits: readonly VisitRow[];
}
