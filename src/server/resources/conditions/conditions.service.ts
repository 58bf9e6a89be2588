import { bodyAreas, type Condition, type ConditionEntry, type LongText } from '#contract/conditions.ts';
import type { UploadedFile } from '#contract/fields.ts';
import type { Row } from '#server/db/tables.ts';
import { notFound } from '#server/http/app-error.ts';
import { withPicture } from '#server/storage/with-picture.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './conditions.queries.ts';

interface NewCondition {
  name: string;
  description: string;
  symptoms: LongText;
  causes: LongText;
  treatment: LongText;
  image?: UploadedFile | undefined;
}

export async function getCondition(db: ResourceContext['db'], id: number): Promise<Condition> {
  const row = await queries.findCondition(db, id);
  if (!row) throw notFound();
  return toCondition(row);
}

export async function createCondition(
  { db, pictures, clock }: ResourceContext,
  condition: NewCondition,
): Promise<Condition> {
  const image = condition.image ? await pictures.add('conditions', condition.image) : null;
  const row = await withPicture(pictures, 'conditions', image, () =>
    queries.insertCondition(db, {
      name: condition.name,
      description: condition.description,
      image,
      symptoms: JSON.stringify(condition.symptoms),
      causes: JSON.stringify(condition.causes),
      treatment: JSON.stringify(condition.treatment),
      created_at: clock(),
    }),
  );
  return toCondition(row);
}

export async function listConditions(db: ResourceContext['db']): Promise<ConditionEntry[]> {
  return (await queries.listConditions(db)).map((row) => ({ ...row, body_area: knownArea(row.body_area) }));
}

function toCondition(row: Row<'conditions'>): Condition {
  return {
    ...row,
    symptoms: JSON.parse(row.symptoms) as LongText,
    causes: JSON.parse(row.causes) as LongText,
    treatment: JSON.parse(row.treatment) as LongText,
    body_area: knownArea(row.body_area),
  };
}

function knownArea(stored: string | null) {
  return bodyAreas.find((area) => area === stored) ?? null;
}
