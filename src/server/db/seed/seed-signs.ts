import { type BodyArea, bodyAreas } from '#contract/conditions.ts';
import type { Transaction } from '../database.ts';
import { bodyAreaSigns } from './content/body-area-signs.ts';
import { type SampleSign, type SignName, urgentSigns } from './content/urgent-signs.ts';

/** Signs are part of every database, also of one without samples: search and the booking form show them. */
export async function seedSigns(trx: Transaction) {
  const rows = urgentSigns.map((sign) => ({
    ...signTextsOf(sign),
    least_urgency: sign.urgency,
    body_areas: JSON.stringify(areasOf(sign.name)),
  }));
  await trx
    .insertInto('signs')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export function signTextsOf({ name, urgency, sign, advice, source, words }: SampleSign) {
  return { name, urgency, sign, advice: advice ?? null, source, words: words.join('\n') };
}

function areasOf(name: SignName): BodyArea[] {
  return bodyAreas.filter((area) => bodyAreaSigns[area].includes(name));
}

export function signsColumn(names: readonly SignName[] | undefined) {
  return names && names.length > 0 ? JSON.stringify(names) : null;
}
