import type { ShellData } from '#web/shell/clinic.ts';

// What people are told before they send something. With every other word comes a new version: it is stored with what they send,
// and the words of an older one are found in the history of this file.

export const noticeVersion = '2026-11-22.2';

type Clinic = ShellData['clinic'];

/** Why we ask, in the notice of each form. That of reviews is in a file of its own, which only their page loads. */
export const bookingWhy = 'We use your details to call you and prepare your visit.';

/** Who sees it. The clinic names its providers in its profile. */
export function whoSees({ dataProcessors }: Pick<Clinic, 'dataProcessors'>) {
  const names = dataProcessors ? `: ${dataProcessors}` : '';
  return `Clinic staff see it. Our hosting, e-mail and WhatsApp providers may process it${names}.`;
}

/** 'for 3 years', as the clinic has set it. */
export function keptFor({ retentionMonths }: Pick<Clinic, 'retentionMonths'>) {
  if (retentionMonths === null) return 'until you ask us to erase it';
  const years = retentionMonths / 12;
  const period = Number.isInteger(years) ? count(years, 'year') : count(retentionMonths, 'month');
  return `for ${period}, or until you ask us to erase it`;
}

function count(number: number, noun: string) {
  return number === 1 ? `one ${noun}` : `${number} ${noun}s`;
}
