import { z } from 'zod';
import { flag, idInput, nothing } from './fields.ts';

interface CrudMessages {
  addFailure?: string;
  updateFailure?: string;
  deleteFailure?: string;
  restoreFailure?: string;
  cannotRestore?: string;
  visibilityFailure?: string;
  moveFailure?: string;
  notFound: string;
}

/** Summaries that say more than 'Change a notice'. */
type Summaries = Partial<Record<'get' | 'create' | 'update' | 'remove' | 'restore' | 'setVisibility', string>>;

/**
 * The calls of a resource whose records are read, added, changed, deleted and brought back, each with the same rules in all of them.
 * `mountRecords` answers them. Spread what the resource has into `defineEndpoints`.
 * @param noun such as `a notice`
 * @param form body of a new record, and of a change unless `change` differs
 */
export function crudEndpoints<R extends z.ZodObject, F extends z.ZodObject, C extends z.ZodObject = F>({
  noun,
  record,
  form,
  change = form as unknown as C,
  messages,
  summaries = {},
}: {
  noun: string;
  record: R;
  form: F;
  change?: C;
  messages: CrudMessages;
  summaries?: Summaries;
}) {
  const { notFound } = messages;
  const changed = { output: record, conditional: true, notFound } as const;
  return {
    get: { summary: summaries.get ?? noun.replace(/^an?/, 'One'), output: record, notFound },
    create: {
      summary: summaries.create ?? `Add ${noun}`,
      body: form,
      output: record,
      status: 201,
      failure: messages.addFailure ?? '',
    },
    update: {
      ...changed,
      summary: summaries.update ?? `Change ${noun}`,
      body: change,
      failure: messages.updateFailure ?? '',
    },
    remove: {
      ...changed,
      summary: summaries.remove ?? `Delete ${noun}; it can be brought back for 30 seconds`,
      output: nothing,
      failure: messages.deleteFailure ?? '',
    },
    restore: {
      summary: summaries.restore ?? `Bring back ${noun} deleted within the last 30 seconds`,
      output: record,
      failure: messages.restoreFailure ?? '',
      notFound: messages.cannotRestore ?? '',
    },
  } as const;
}

/** The body that moves a record in an order of the clinic's own. */
export function placeAfter(noun: string) {
  return z.object({
    after: idInput(`Please say behind which ${noun} it goes, or null for the first place.`)
      .nullable()
      .describe(`Id of the preceding ${noun}; null moves the ${noun} to the first place`),
  });
}

/** The calls of records that are hidden instead of deleted, and have an order of the clinic's own. */
export function orderedEndpoints<R extends z.ZodObject>({
  noun,
  name,
  record,
  messages: { visibilityFailure = '', moveFailure = '', notFound },
  summaries = {},
}: {
  noun: string;
  /** Begins the names of the schemas. */
  name: string;
  record: R;
  messages: CrudMessages;
  summaries?: Summaries;
}) {
  const changed = { output: record, conditional: true, notFound } as const;
  return {
    setVisibility: {
      ...changed,
      summary: summaries.setVisibility ?? `Hide a ${noun}, or show it again`,
      body: z.object({ is_hidden: flag }).meta({ id: `${name}Visibility` }),
      failure: visibilityFailure,
    },
    move: {
      ...changed,
      summary: `Move a ${noun} directly after another one, or to the first place`,
      body: placeAfter(noun).meta({ id: `${name}Place` }),
      failure: moveFailure,
    },
  } as const;
}
