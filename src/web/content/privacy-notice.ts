import type { ShellData } from '#web/shell/clinic.ts';

// What people are told before they send something. With every other word comes a new version: it is stored with what they send,
// and the words of an older one are found in the history of this file.

export const noticeVersion = '2026-11-22';

type Clinic = ShellData['clinic'];

export const formNotices = {
  booking: {
    why: 'We keep what you write here to call you and to prepare your visit.',
    who: 'Nobody outside the clinic sees it.',
  },
  review: {
    why: 'We keep what you write here to show your stars, your words and your name on this website, once we have read them.',
    who: 'Nobody outside the clinic sees your phone number and e-mail address; we use them only to ask back.',
  },
} as const;

export type NoticeForm = keyof typeof formNotices;

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
