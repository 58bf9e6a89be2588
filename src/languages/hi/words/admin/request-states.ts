import type { Outcome, Stage } from '#contract/plain/request-states.ts';

export const stages: Record<Stage, string> = {
  new: 'नया',
  tried: 'फ़ोन किया था',
  confirmed: 'पक्का',
  seen: 'विज़िट हुई',
};
export const outcomes: Record<Outcome, string> = {
  finished: 'पूरा हुआ',
  cancelled: 'रद्द',
  'not-reached': 'बात नहीं हुई',
  duplicate: 'दो बार आया',
  'not-a-request': 'अनुरोध नहीं था',
};
export const done = 'पूरा हुआ';
export const due = 'फ़ोन करना है';
/** The visit is over, and no one has said whether the patient came. */
export const notMarked = 'निशान बाकी';
