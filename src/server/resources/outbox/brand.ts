import { mailLogoOf } from '#server/drawings/mail-logo.ts';
import { clinicMarks } from '../clinic/clinic-profile.queries.ts';
import type { Sender } from './sender.ts';

/** The colours and the logo with which mails begin. */
export async function findBrand({ db, siteUrl }: Pick<Sender, 'db' | 'siteUrl'>) {
  const marks = await clinicMarks(db);
  return { hue: marks.hue, logo: mailLogoOf(marks, siteUrl) };
}
